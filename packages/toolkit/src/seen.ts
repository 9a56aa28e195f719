/** A node of the library's accessibility tree, as far as it is used here. */
export type Seen = string | SeenNode

export interface SeenNode {
  role: string
  name?: string
  ref?: string
  text?: string
  url?: string
  placeholder?: string
  level?: number
  checked?: boolean | 'mixed'
  pressed?: boolean | 'mixed'
  disabled?: boolean
  expanded?: boolean
  selected?: boolean
  active?: boolean
  invalid?: boolean | string
  required?: boolean
  readonly?: boolean
  cursor?: string
  children?: Seen[]
  /** Added by us: the kind of an input of the browser's own, such as `date`. */
  kind?: string
  /** Added by us: how the rows are sorted by this column. */
  sorted?: string
  /** Added by us: which form of its frame it belongs to, counted from 0. */
  form?: number
  /** Added by us: what is drawn on it instead of words, such as `trash`. */
  icon?: string
  /** Added by us: its style says so, where its state does not. */
  chosen?: boolean
  /** Added by us: what the tree does not say of a control that shows a measure. */
  measure?: { value: string | null; least: string | null; most: string | null; text: string | null }
}

/** Letters of a font of icons: they say nothing, and change with every state. */
const ICONS = /[\uE000-\uF8FF]/g
export const withoutIcons = (words: string): string => words.replace(ICONS, '').replace(/\s+/g, ' ').trim()

/** The words a node shows, of itself and of all in it. */
export const wordsIn = (node: Seen): string =>
  typeof node === 'string'
    ? node
    : [node.name, node.text, ...(node.children ?? []).map(wordsIn)]
        .filter(Boolean)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim()

export const isNode = (node: Seen): node is SeenNode => typeof node !== 'string'

/** Every node, outermost first. */
export function* nodesOf(seen: readonly Seen[]): Generator<SeenNode> {
  for (const node of seen) {
    if (!isNode(node)) continue
    yield node
    yield* nodesOf(node.children ?? [])
  }
}
