import Testing

/// Classes that a library has the app build upon.
@Suite("Base classes of libraries")
struct LibraryBaseClassTests {
  @Test("What a generic class declares for its parameter, a class below overrides for a type")
  func reactor() {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: Home())")
        + """
        import ReactorKit
        class BasePage<R: Reactor>: UIViewController, @preconcurrency View {
          func bind(reactor: R) { bindState(reactor: reactor) }
          func bindState(reactor: R) {}
        }
        final class HomeReactor: Reactor {}
        final class Home: BasePage<HomeReactor> {
          override func bindState(reactor: HomeReactor) {
            reactor.pulse(\\.$isOpen).bind(with: self) { owner, _ in
              1️⃣owner.navigationController?.pushViewController(Detail(), animated: true)
            }
          }
        }
        final class Detail: UIViewController {}
        """, transitions: ["Home -push-> Detail at 1️⃣"])
  }

  @Test("A component of Needle's takes what the generated code says")
  func needle() {
    expect(
      launching("window?.rootViewController = AppComponent().homeComponent.page") + """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
          var homeComponent: HomeComponent { HomeComponent(parent: self) }
          var detailComponent: DetailComponent { DetailComponent(parent: self) }
        }
        protocol HomeDependency: Dependency { var detailComponent: DetailComponent { get } }
        final class HomeComponent: Component<HomeDependency> {
          var page: UIViewController { Home(details: dependency.detailComponent) }
        }
        final class DetailComponent: Component<EmptyDependency> {
          var page: UIViewController { Detail() }
        }
        private final class HomeDependencyProvider: HomeDependency {
          var detailComponent: DetailComponent { appComponent.detailComponent }
          private let appComponent: AppComponent
          init(appComponent: AppComponent) { self.appComponent = appComponent }
        }
        struct HomePreview { let detailComponent = Other() }
        final class Other: UIViewController { var page: UIViewController { Other() } }
        final class Home: UIViewController {
          let details: DetailComponent
          init(details: DetailComponent) { self.details = details; super.init(nibName: nil, bundle: nil) }
          @IBAction func open() { 1️⃣present(details.page, animated: true) }
        }
        final class Detail: UIViewController {}
        """, transitions: ["Home -sheet-> Detail at 1️⃣"])
  }
}
