import FlowGraph

/// A transition or a way that the team's policy forbids.
struct Forbidden: Rule {
  let id = "forbidden"
  let group = RuleGroup.policy
  let summary = "A transition, or a way of several, that `forbidden` in `.waymark.yml` rules out."
  let rationale =
    "The team has said that these screens stay apart: one feature does not reach into another, or"
    + " money is asked for in one place only."
  let howToFix = "Take another way, or change the policy if it no longer holds."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    let matching = PolicyMatching(context: context)
    return context.configuration.policy.forbidden.flatMap { way in
      way.reachable ? far(way, matching) : near(way, matching)
    }
  }

  private func near(_ way: Policy.Way, _ matching: PolicyMatching) -> [Finding] {
    matching.context.graph.transitions.filter { matching.means(way, $0) }.map { one in
      let (from, to) = (matching.name(one.fromID), matching.name(one.toID))
      return finding(
        "\(from) → \(to)", detail: [one.kind.rawValue, one.via, one.trigger],
        severity: way.statement.severity,
        "\(from) \(matching.says(one.kind)) \(to), which the team forbids."
          + "\(matching.reason(way.statement)) \(howToFix)",
        at: one.place, witness: matching.context.story(to: one.fromID)?.steps ?? [])
    }
  }

  /// From each screen the shortest ways that pass no other screen of `from`: those are reported
  /// from there.
  private func far(_ way: Policy.Way, _ matching: PolicyMatching) -> [Finding] {
    let graph = matching.context.graph
    let leaving = Dictionary(
      grouping: graph.transitions.filter { way.kinds.isEmpty || way.kinds.contains($0.kind) },
      by: \.fromID)
    let starts = matching.screens(way.from)
    let all = Set(starts.map(\.screen.id))
    return starts.flatMap { start -> [Finding] in
      let ways = Ways(
        from: [start.screen.id], in: graph, leaving: leaving,
        avoiding: all.subtracting([start.screen.id]))
      return ways.order.dropFirst().compactMap { id in
        guard matching.match(way.to, id, with: start.captured) != nil, let found = ways.way(to: id),
          let first = found.first
        else { return nil }
        let (from, to) = (start.screen.name, matching.name(id))
        let names = [from] + found.map { matching.name($0.toID) }
        return finding(
          "\(from) → \(to)", detail: ["reachable"], severity: way.statement.severity,
          "A way leads from \(from) to \(to), which the team forbids: "
            + "\(names.joined(separator: " → ")).\(matching.reason(way.statement)) \(howToFix)",
          at: first.place, witness: matching.steps(found))
      }
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "Settings asks for money", expects: ["Settings → Payment"],
        configuration: .policy { policy, statement in
          policy.forbidden = [
            .init(
              from: .init(names: [.init("Settings*")]), to: .init(names: [.init("Payment")]),
              statement: statement)
          ]
        },
        code: """
          # .waymark.yml
          forbidden:
            - { from: Settings*, to: Payment, comment: Money is asked for in checkout only }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Settings", .sheet)
        app.go("Settings", "Payment")
        app.go("Home", "Payment")
      },
      RuleExample(
        "A way over another screen", expects: ["Kids → Shop"],
        configuration: .policy { policy, statement in
          policy.forbidden = [
            .init(
              from: .init(names: [.init("Kids")]), to: .init(names: [.init("Shop")]),
              reachable: true, statement: statement)
          ]
        },
        code: """
          # .waymark.yml
          forbidden:
            - { from: Kids, to: Shop, reachable: true }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Kids")
        app.go("Kids", "About")
        app.go("About", "Shop")
      },
      RuleExample(
        "Another kind of transition",
        configuration: .policy { policy, statement in
          policy.forbidden = [
            .init(
              from: .init(), to: .init(names: [.init("Help")]), kinds: [.push], statement: statement
            )
          ]
        },
        code: """
          # .waymark.yml
          forbidden:
            - { to: Help, kind: push, comment: Help is always a sheet }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Help", .sheet)
      },
      RuleExample(
        "A feature that stays within itself",
        configuration: .policy { policy, statement in
          policy.forbidden = [
            .init(
              from: .init(names: [.init("*Flow.*")]),
              to: .init(names: [.init("*Flow.*")], except: [.init(names: [.init("$1Flow.*")])]),
              statement: statement)
          ]
        },
        code: """
          # .waymark.yml
          forbidden:
            - from: "*Flow.*"
              to: { name: "*Flow.*", except: "$1Flow.*" }
          """
      ) { app in
        app.entry("ShopFlow.List")
        app.go("ShopFlow.List", "ShopFlow.Item")
      },
    ]
  }
}
