import FlowGraph

extension FlowGraph {
  /// The graph with other ids for its screens, wherever an id stands. Names stay.
  func renamingScreens(_ id: (String) -> String) -> FlowGraph {
    var graph = self
    for index in screens.indices { graph.screens[index].id = id(screens[index].id) }
    for index in unshown.indices { graph.unshown[index].id = id(unshown[index].id) }
    for index in routes.indices {
      graph.routes[index].screens = Set(routes[index].screens.map(id)).sorted()
    }
    for index in actions.indices {
      graph.actions[index].screens = Set(actions[index].screens.map(id)).sorted()
    }
    for index in stacks.indices {
      graph.stacks[index].roots = Set(stacks[index].roots.map(id)).sorted()
    }
    for group in tabGroups.indices {
      for tab in tabGroups[group].tabs.indices {
        graph.tabGroups[group].tabs[tab].screen = tabGroups[group].tabs[tab].screen.map(id)
      }
    }
    for index in entries.indices { graph.entries[index].screenID = id(entries[index].screenID) }
    for index in transitions.indices {
      graph.transitions[index].fromID = id(transitions[index].fromID)
      graph.transitions[index].toID = id(transitions[index].toID)
    }
    for index in backs.indices { graph.backs[index].fromID = id(backs[index].fromID) }
    for index in deepLinks.indices {
      graph.deepLinks[index].toID = deepLinks[index].toID.map(id)
      for element in deepLinks[index].path.indices {
        graph.deepLinks[index].path[element].screenID =
          deepLinks[index].path[element].screenID.map(id)
      }
    }
    for index in undelivered.indices {
      graph.undelivered[index].fromID = id(undelivered[index].fromID)
    }
    for index in hazards.indices {
      graph.hazards[index].screenID = hazards[index].screenID.map(id)
    }
    for index in misplaced.indices {
      graph.misplaced[index].screenID = id(misplaced[index].screenID)
    }
    return graph
  }

  /// The graph with other ids for some of its stacks, wherever an id stands.
  func renamingStacks(_ ids: [String: String]) -> FlowGraph {
    guard !ids.isEmpty else { return self }
    func renamed(_ stacks: [String]) -> [String] { Set(stacks.map { ids[$0] ?? $0 }).sorted() }
    var graph = self
    for index in stacks.indices {
      graph.stacks[index].id = ids[stacks[index].id] ?? stacks[index].id
    }
    for index in transitions.indices {
      graph.transitions[index].stacks = renamed(transitions[index].stacks)
    }
    for index in backs.indices { graph.backs[index].stacks = renamed(backs[index].stacks) }
    for index in deepLinks.indices {
      graph.deepLinks[index].stack = deepLinks[index].stack.map { ids[$0] ?? $0 }
    }
    for index in undelivered.indices {
      graph.undelivered[index].stacks = renamed(undelivered[index].stacks)
    }
    return graph
  }
}
