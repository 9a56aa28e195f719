import type { PlannedStep } from '@app/contract'

export const NODE = { width: 248, height: 56, gap: 28, indent: 40 } as const

export interface Node {
  /** `start`, `end`, or the path of a step. */
  id: string
  step: PlannedStep | null
  x: number
  y: number
}
export interface Edge {
  from: string
  to: string
  /** Leads back to what repeats the steps before it. */
  back: boolean
}
export interface Graph {
  nodes: readonly Node[]
  edges: readonly Edge[]
  width: number
  height: number
}

const depthOf = (path: string) => path.split('.').length - 1

/** A plan as a graph from top to bottom: in order, what is inside another to its right, and the way back of what repeats. */
export function layOut(steps: readonly PlannedStep[]): Graph {
  const rows = [null, ...steps, null]
  const nodes = rows.map((step, at): Node => {
    const id = step?.path ?? (at === 0 ? 'start' : 'end')
    return { id, step, x: step ? depthOf(step.path) * NODE.indent : 0, y: at * (NODE.height + NODE.gap) }
  })
  const forward = nodes.slice(1).map((node, at) => ({ from: nodes[at]?.id ?? '', to: node.id, back: false }))
  return {
    nodes,
    edges: [...forward, ...waysBack(steps)],
    width: NODE.width + Math.max(0, ...nodes.map(({ x }) => x)) + NODE.indent,
    height: nodes.length * (NODE.height + NODE.gap) - NODE.gap,
  }
}

/** From the last step inside a repetition to the repetition itself. */
function waysBack(steps: readonly PlannedStep[]): Edge[] {
  return steps
    .filter(({ tool }) => tool === null)
    .flatMap(({ path }) => {
      const last = steps.findLast((inner) => inner.path.startsWith(`${path}.`))
      return last ? [{ from: last.path, to: path, back: true }] : []
    })
}
