import SwiftUI

struct CouponsView: View {  // planted: dead_screen
  private let shops = ["Corner shop", "Market"]

  var body: some View {
    NavigationStack {
      List(shops, id: \.self) { shop in
        NavigationLink(destination: CouponView(shop: shop)) {
          Text(shop)
        }
      }
      .navigationTitle("Coupons")
    }
  }
}

struct CouponView: View {  // planted: unreachable_screen
  let shop: String

  var body: some View {
    Text("Ten per cent off at \(shop)")
      .navigationTitle(shop)
  }
}

struct CouponsView_Previews: PreviewProvider {
  static var previews: some View {
    CouponsView()
  }
}
