/**
 * One shortest cycle for each knot of files that import each other, as paths from a file back to itself.
 * `graph` maps a path to the paths it imports.
 */
export function cyclesIn(graph) {
  return knots(graph).map((knot) => shortestCycle(graph, knot))
}

/** Strongly connected components with a cycle (Tarjan, without recursion: import chains may be long). */
function knots(graph) {
  const order = new Map()
  const low = new Map()
  const stack = []
  const onStack = new Set()
  const found = []

  for (const start of graph.keys()) {
    if (order.has(start)) continue
    const work = [enter(start)]
    while (work.length) {
      const frame = work[work.length - 1]
      const next = frame.targets.shift()
      if (next === undefined) {
        work.pop()
        leave(frame.path)
        const parent = work[work.length - 1]
        if (parent) low.set(parent.path, Math.min(low.get(parent.path), low.get(frame.path)))
      } else if (!order.has(next)) work.push(enter(next))
      else if (onStack.has(next)) low.set(frame.path, Math.min(low.get(frame.path), order.get(next)))
    }
  }
  return found

  function enter(path) {
    order.set(path, order.size)
    low.set(path, order.get(path))
    stack.push(path)
    onStack.add(path)
    return { path, targets: [...(graph.get(path) ?? [])] }
  }

  function leave(path) {
    if (low.get(path) !== order.get(path)) return
    const knot = stack.splice(stack.lastIndexOf(path))
    for (const each of knot) onStack.delete(each)
    if (knot.length > 1 || (graph.get(path) ?? []).includes(path)) found.push(new Set(knot))
  }
}

function shortestCycle(graph, knot) {
  const start = [...knot].sort()[0]
  const cameFrom = new Map()
  const queue = [start]
  for (const path of queue) {
    for (const target of (graph.get(path) ?? []).filter((each) => knot.has(each))) {
      if (target === start) return [...trail(cameFrom, start, path), start]
      if (cameFrom.has(target)) continue
      cameFrom.set(target, path)
      queue.push(target)
    }
  }
  throw new Error(`${start} is not in a cycle.`)
}

function trail(cameFrom, start, end) {
  const path = [end]
  while (path[0] !== start) path.unshift(cameFrom.get(path[0]))
  return path
}
