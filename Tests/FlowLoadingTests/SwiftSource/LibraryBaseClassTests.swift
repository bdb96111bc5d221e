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
        protocol DetailFactory { func makePage() -> UIViewController }
        final class DetailComponent: Component<EmptyDependency>, DetailFactory {
          func makePage() -> UIViewController { Detail() }
        }
        final class OtherFactory: DetailFactory {
          func makePage() -> UIViewController { Other() }
        }
        final class Demo { let detailFactory: any DetailFactory = OtherFactory() }
        final class AppComponent: BootstrapComponent {
          var homeComponent: HomeComponent { HomeComponent(parent: self) }
          var detailFactory: any DetailFactory { DetailComponent(parent: self) }
        }
        protocol HomeDependency: Dependency { var detailFactory: any DetailFactory { get } }
        final class HomeComponent: Component<HomeDependency> {
          var page: UIViewController { Home(details: dependency.detailFactory) }
        }
        private final class HomeDependencyProvider: HomeDependency {
          var detailFactory: any DetailFactory { appComponent.detailFactory }
          private let appComponent: AppComponent
          init(appComponent: AppComponent) { self.appComponent = appComponent }
        }
        final class Home: UIViewController {
          let details: any DetailFactory
          init(details: any DetailFactory) {
            self.details = details
            super.init(nibName: nil, bundle: nil)
          }
          @IBAction func open() { 1️⃣present(details.makePage(), animated: true) }
        }
        final class Detail: UIViewController {}
        final class Other: UIViewController {}
        """, transitions: ["Home -sheet-> Detail at 1️⃣"])
  }
}
