import { isNode, type Seen, type SeenNode, wordsIn } from '@app/toolkit'

/** "‹ 6 ›", "− 2 +", "− 6 h +": a figure that stands alone between two buttons. "‹ May 2026 ›" leads through the months. */
export interface Figure {
  less: SeenNode
  more: SeenNode
  value: string
}

export function aroundFigure(nodes: readonly Seen[]): Figure[] {
  return nodes.flatMap((node, at) => {
    const [less, more] = [nodes[at - 1], nodes[at + 1]]
    if (!less || !more || !isSign(less) || !isSign(more)) return []
    const value = (isNode(node) ? wordsIn(node) || (node.text ?? '') : node).trim()
    return FIGURE.test(value) ? [{ less, more, value }] : []
  })
}
const FIGURE = /^[-−]?[$€£¥]?\s?\d{1,6}(?:[.,]\d{1,3})?\s?(?:%|[€£]|°?\p{L}{0,4})$/u

/** It shows a sign, whatever it is called for those who do not see it. */
const isSign = (node: Seen): node is SeenNode =>
  isNode(node) &&
  (node.role === 'button' || node.cursor === 'pointer') &&
  !/[\p{L}\p{N}]/u.test(node.text || wordsIn(node) || (node.name ?? ''))
