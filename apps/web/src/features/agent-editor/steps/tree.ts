import type { ForEachStep, PursueStep, Recipe, RecipeStep, ToolStep, UntilStep } from '@app/contract'

/** A step without those inside it. */
export type BareStep = ToolStep | PursueStep | Omit<ForEachStep, 'steps'> | Omit<UntilStep, 'steps'>

/** A step on the list: the same thing under the same key, wherever it is moved. */
export interface StepNode {
  key: string
  step: BareStep
  /** The steps inside, of what repeats others. */
  inner?: readonly StepNode[]
}
export type Nodes = readonly StepNode[]

let made = 0
const newKey = () => {
  made += 1
  return `new-${made}`
}

export const toNodes = (recipe: Recipe | null): Nodes =>
  (recipe?.steps ?? []).map((step, at) => toNode(step, `${at + 1}`))

function toNode(step: RecipeStep, key: string): StepNode {
  if (!('steps' in step)) return { key, step }
  const { steps, ...bare } = step
  return { key, step: bare, inner: steps.map((one, at) => toNode(one, `${key}.${at + 1}`)) }
}

export const toSteps = (nodes: Nodes): RecipeStep[] =>
  nodes.map(({ step, inner }) =>
    inner ? ({ ...step, steps: toSteps(inner) } as RecipeStep) : (step as ToolStep | PursueStep),
  )

/** A node of its own around a step, with nothing of another's keys. */
export const freshNode = ({ step, inner }: Omit<StepNode, 'key'>): StepNode => ({
  key: newKey(),
  step: structuredClone(step),
  ...(inner ? { inner: inner.map(freshNode) } : {}),
})

/** Changes the list in which a step stands. */
export function editAround(nodes: Nodes, key: string, edit: (list: Nodes, at: number) => Nodes): Nodes {
  const at = nodes.findIndex((node) => node.key === key)
  if (at >= 0) return edit(nodes, at)
  return nodes.map((node) => (node.inner ? { ...node, inner: editAround(node.inner, key, edit) } : node))
}

export const replaceStep = (nodes: Nodes, key: string, step: BareStep): Nodes =>
  editAround(nodes, key, (list, at) => list.map((node, index) => (index === at ? { ...node, step } : node)))

export const insertAfter = (nodes: Nodes, key: string | undefined, node: StepNode): Nodes =>
  key === undefined ? [...nodes, node] : editAround(nodes, key, (list, at) => list.toSpliced(at + 1, 0, node))

export const insertInside = (nodes: Nodes, key: string, node: StepNode): Nodes =>
  editAround(nodes, key, (list, at) =>
    list.map((one, index) => (index === at ? { ...one, inner: [...(one.inner ?? []), node] } : one)),
  )

export const removeNode = (nodes: Nodes, key: string): Nodes =>
  editAround(nodes, key, (list, at) => list.toSpliced(at, 1))

export interface Place {
  list: Nodes
  at: number
  node: StepNode
  parent: StepNode | undefined
}

export function findPlace(nodes: Nodes, key: string, parent?: StepNode): Place | undefined {
  const at = nodes.findIndex((node) => node.key === key)
  const node = nodes[at]
  if (node) return { list: nodes, at, node, parent }
  for (const one of nodes) {
    const found = one.inner && findPlace(one.inner, key, one)
    if (found) return found
  }
  return undefined
}

/** `2.1` is the first step inside step 2. */
export function numbersOf(nodes: Nodes, before = ''): Map<string, string> {
  return new Map(
    nodes.flatMap(({ key, inner }, at) => {
      const number = `${before}${at + 1}`
      return [[key, number] as const, ...(inner ? numbersOf(inner, `${number}.`) : [])]
    }),
  )
}
