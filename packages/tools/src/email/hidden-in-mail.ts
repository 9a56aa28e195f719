import type { Element } from '../extract/page/tree.ts'

/** Ways in which mail hides text from its reader and not from a machine (S-46). */
const HIDING = [
  // Bounded repetition: a style of a thousand noughts must not be tried in every way.
  /(?:^|[;\s])(?:font-size|max-height|max-width|line-height|opacity)\s{0,4}:\s{0,4}0{1,4}(?:\.0{1,8})?(?:px|pt|em|rem|%)?\s{0,4}(?:!important\s{0,4})?(?:;|$)/i,
  /(?:^|[;\s])(?:font-size|max-height|max-width|opacity)\s{0,4}:\s{0,4}\.0{1,8}(?:px|pt|em|rem|%)?\s{0,4}(?:;|$)/i,
  /(?:^|[;\s])font-size\s{0,4}:\s{0,4}1px/i,
  /(?:^|[;\s])(?:left|top|right|text-indent|margin-left|margin-top)\s{0,4}:\s{0,4}-\d{3,}/i,
  /(?:^|[;\s])mso-hide\s{0,4}:\s{0,4}all/i,
  /(?:^|[;\s])clip\s{0,4}:\s{0,4}rect\(\s{0,4}0/i,
  /(?:^|[;\s])color\s{0,4}:\s{0,4}transparent/i,
]

/** What the reader of a message does not see, beyond what any page hides. */
export function hiddenInMail({ attributes, tag }: Element): boolean {
  const { style = '', color, width, height } = attributes
  const look = style.slice(0, 2_000)
  if (HIDING.some((way) => way.test(look))) return true
  if (tag !== 'img' && (width === '0' || height === '0')) return true
  return isSameColor(look, color, attributes.bgcolor)
}

/** White on white: the element names both colours, and they are one. */
function isSameColor(style: string, color = '', background = ''): boolean {
  const text = plain(/(?:^|[;\s])color\s*:\s*([^;!]+)/i.exec(style)?.[1] ?? color)
  const behind = plain(/(?:^|[;\s])background(?:-color)?\s*:\s*([^;!]+)/i.exec(style)?.[1] ?? background)
  // Without a background of its own a message lies on white.
  return text !== '' && text === (behind || 'white')
}

const plain = (color: string): string => {
  const name = color.trim().toLowerCase().replaceAll(' ', '')
  return /^(?:#fff|#ffffff|rgb\(255,255,255\))$/.test(name) ? 'white' : name
}
