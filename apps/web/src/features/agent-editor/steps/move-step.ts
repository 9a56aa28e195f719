import { editAround, findPlace, insertAfter, insertInside, type Nodes, removeNode, type StepNode } from './tree.ts'

export type Direction = 'up' | 'down' | 'in' | 'out'

/** The list after a move by one place, or undefined where there is nowhere to go. Up and down lead out of a loop at its ends. */
export function moveStep(nodes: Nodes, key: string, direction: Direction): Nodes | undefined {
  const place = findPlace(nodes, key)
  if (!place) return undefined
  const { list, at, node, parent } = place
  const without = removeNode(nodes, key)
  const before = list[at - 1]
  const after = list[at + 1]
  if (direction === 'up' && before) return insertBefore(without, before.key, node)
  if (direction === 'down' && after) return insertAfter(without, after.key, node)
  if (direction === 'in') return before?.inner && insertInside(without, before.key, node)
  if (!parent) return undefined
  return direction === 'up' ? insertBefore(without, parent.key, node) : insertAfter(without, parent.key, node)
}

/** Where something dragged is let go: before or after another step. */
export function dropStep(nodes: Nodes, key: string, near: string, side: 'before' | 'after'): Nodes | undefined {
  const place = findPlace(nodes, key)
  if (!place || key === near || (place.node.inner && findPlace(place.node.inner, near))) return undefined
  const without = removeNode(nodes, key)
  return side === 'before' ? insertBefore(without, near, place.node) : insertAfter(without, near, place.node)
}

/** Puts a removed step back where it was; at the end of the list where what it was in has gone meanwhile. */
export function putBack(nodes: Nodes, node: StepNode, parentKey: string | undefined, at: number): Nodes {
  if (parentKey === undefined) return nodes.toSpliced(at, 0, node)
  if (!findPlace(nodes, parentKey)) return [...nodes, node]
  return editAround(nodes, parentKey, (list, index) =>
    list.map((one, place) => (place === index ? { ...one, inner: (one.inner ?? []).toSpliced(at, 0, node) } : one)),
  )
}

const insertBefore = (nodes: Nodes, key: string, node: StepNode): Nodes =>
  editAround(nodes, key, (list, at) => list.toSpliced(at, 0, node))
