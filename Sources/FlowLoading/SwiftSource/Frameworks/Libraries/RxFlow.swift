/// RxSwiftCommunity/RxFlow: flows navigate to steps that steppers send.
enum RxFlowLibrary {
  static let model = LibraryModel(
    name: "RxFlow", modules: ["RxFlow"],
    markers: [
      "FlowContributors", "FlowContributor", "CompositeStepper", "OneStepper", "DefaultStepper",
      "RxFlowStep", "NextFlowItems",
    ],
    routeHandlers: [.init(type: "Flow", function: "navigate")],
    source: """
      protocol Step {}
      protocol Presentable {}
      protocol Flow: Presentable {
        var root: Presentable { get }
        func adapt(step: Step) -> Single<Step>
        func navigate(to step: Step) -> FlowContributors
      }
      extension Flow {
        func adapt(step: Step) -> Single<Step> { .just(step) }
      }

      enum RxFlowStep: Step { case home }
      protocol Stepper {
        var steps: PublishRelay<Step> { get }
        var initialStep: Step? { get }
        func readyToEmitSteps()
      }
      extension Stepper {
        var initialStep: Step? { nil }
        func readyToEmitSteps() {}
      }
      class OneStepper: Stepper {
        let steps = PublishRelay<Step>()
        let singleStep: Step
        init(withSingleStep singleStep: Step) { self.singleStep = singleStep }
        var initialStep: Step? { singleStep }
      }
      class DefaultStepper: OneStepper {
        init() { super.init(withSingleStep: RxFlowStep.home) }
      }
      class NoneStepper: Stepper {
        let steps = PublishRelay<Step>()
      }
      class CompositeStepper: Stepper {
        let steps = PublishRelay<Step>()
        let innerSteppers: [Any]
        init(steppers: [Any]) { self.innerSteppers = steppers }
        func readyToEmitSteps() {
          innerSteppers.forEach { stepper in
            if let step = stepper.initialStep { steps.accept(step) }
            stepper.steps.bind(to: steps)
            stepper.readyToEmitSteps()
          }
        }
      }

      typealias NextFlowItem = FlowContributor
      typealias NextFlowItems = FlowContributors
      enum FlowContributor {
        case next(Any, Any), current(Step), parent(Step)
        init(nextPresentable: Any, nextStepper: Any) { self = .next(nextPresentable, nextStepper) }
        static func contribute(withNext next: Any) -> FlowContributor { .next(next, next) }
        static func contribute(
          withNextPresentable presentable: Any, withNextStepper stepper: Any,
          allowStepWhenNotPresented: Bool = false, allowStepWhenDismissed: Bool = false
        ) -> FlowContributor {
          .next(presentable, stepper)
        }
        static func forwardToCurrentFlow(withStep step: Step) -> FlowContributor { .current(step) }
        static func forwardToParentFlow(withStep step: Step) -> FlowContributor { .parent(step) }
      }
      enum FlowContributors {
        case none, all([FlowContributor])
        static func one(flowContributor: FlowContributor) -> FlowContributors {
          .all([flowContributor])
        }
        static func one(flowItem: FlowContributor) -> FlowContributors { .all([flowItem]) }
        static func multiple(flowContributors: [FlowContributor]) -> FlowContributors {
          .all(flowContributors)
        }
        static func multiple(flowItems: [FlowContributor]) -> FlowContributors { .all(flowItems) }
        static func end(forwardToParentFlowWithStep step: Step) -> FlowContributors {
          .all([.parent(step)])
        }
        static func end(withStepForParentFlow step: Step) -> FlowContributors {
          .all([.parent(step)])
        }
        static func triggerParentFlow(withStep step: Step) -> FlowContributors {
          .all([.parent(step)])
        }
      }

      class FlowCoordinator {
        var running: [RunningFlow] = []
        func coordinate(
          flow: Any, with stepper: Any = DefaultStepper(), allowStepWhenDismissed: Bool = false
        ) {
          let run = runningFlow(flow, nil)
          running.append(run)
          run.listen(to: stepper)
        }
        func navigate(to step: Step) {
          for run in running { run.takeEverywhere(step) }
        }
      }

      func runningFlow(_ flow: Any, _ parent: Any?) -> RunningFlow {
        RunningFlow(flow: flow, parent: parent)
      }
      class RunningFlow {
        let flow: Flow
        let parent: Any?
        var children: [RunningFlow] = []
        init(flow: Any, parent: Any?) {
          self.flow = flow
          self.parent = parent
        }
        func listen(to stepper: Any) {
          if let step = stepper.initialStep { take(step) }
          stepper.steps.subscribe(onNext: { step in take(step) })
          stepper.readyToEmitSteps()
        }
        func take(_ step: Step) {
          flow.adapt(step: step).subscribe(onNext: { adapted in
            let contributors = flow.navigate(to: adapted)
            switch contributors {
            case .none: break
            case .all(let parts): parts.forEach { part in follow(part) }
            }
          })
        }
        func takeEverywhere(_ step: Step) {
          take(step)
          for child in children { child.takeEverywhere(step) }
        }
        func follow(_ part: FlowContributor) {
          switch part {
          case .next(let presentable, let stepper):
            if let next = presentable as? Flow {
              let run = runningFlow(next, self)
              children.append(run)
              run.listen(to: stepper)
            } else {
              listen(to: stepper)
            }
          case .current(let step): take(step)
          case .parent(let step): parent?.take(step)
          }
        }
      }

      enum Flows {
        enum ExecuteStrategy { case ready, created }
        static func use(_ flows: [Any], when: ExecuteStrategy, block: ([Any]) -> Void) {
          block(flows.map { $0.root })
        }
        static func use(_ flow: Any, when: ExecuteStrategy, block: (Any) -> Void) {
          block(flow.root)
        }
        static func use(
          _ flow1: Any, _ flow2: Any, when: ExecuteStrategy, block: (Any, Any) -> Void
        ) {
          block(flow1.root, flow2.root)
        }
        static func use(
          _ flow1: Any, _ flow2: Any, _ flow3: Any, when: ExecuteStrategy,
          block: (Any, Any, Any) -> Void
        ) {
          block(flow1.root, flow2.root, flow3.root)
        }
        static func use(
          _ flow1: Any, _ flow2: Any, _ flow3: Any, _ flow4: Any, when: ExecuteStrategy,
          block: (Any, Any, Any, Any) -> Void
        ) {
          block(flow1.root, flow2.root, flow3.root, flow4.root)
        }
        static func use(
          _ flow1: Any, _ flow2: Any, _ flow3: Any, _ flow4: Any, _ flow5: Any,
          when: ExecuteStrategy, block: (Any, Any, Any, Any, Any) -> Void
        ) {
          block(flow1.root, flow2.root, flow3.root, flow4.root, flow5.root)
        }
        static func whenReady(flows: [Any], block: ([Any]) -> Void) {
          block(flows.map { $0.root })
        }
        static func whenReady(flow1: Any, block: (Any) -> Void) { block(flow1.root) }
        static func whenReady(flow1: Any, flow2: Any, block: (Any, Any) -> Void) {
          block(flow1.root, flow2.root)
        }
        static func whenReady(
          flow1: Any, flow2: Any, flow3: Any, block: (Any, Any, Any) -> Void
        ) {
          block(flow1.root, flow2.root, flow3.root)
        }
        static func whenReady(
          flow1: Any, flow2: Any, flow3: Any, flow4: Any, block: (Any, Any, Any, Any) -> Void
        ) {
          block(flow1.root, flow2.root, flow3.root, flow4.root)
        }
        static func whenReady(
          flow1: Any, flow2: Any, flow3: Any, flow4: Any, flow5: Any,
          block: (Any, Any, Any, Any, Any) -> Void
        ) {
          block(flow1.root, flow2.root, flow3.root, flow4.root, flow5.root)
        }
      }
      """)
}
