const FRAME = ['nav', 'header', 'footer', 'aside']

/** The page without what stands around it: a menu is a list too, and rarely the one that is meant. One pass each. */
export function withoutMenus(html: string): string {
  let left = html
  for (const tag of FRAME) left = cutOut(left, `<${tag}`, `</${tag}>`)
  return left
}

function cutOut(html: string, opens: string, closes: string): string {
  const lower = html.toLowerCase()
  const kept: string[] = []
  let from = 0
  for (let at = lower.indexOf(opens); at >= 0; at = lower.indexOf(opens, from)) {
    const end = lower.indexOf(closes, at)
    const isTag = /[\s>]/.test(lower[at + opens.length] ?? '')
    if (end < 0) break
    kept.push(html.slice(from, isTag ? at : at + opens.length))
    from = isTag ? end + closes.length : at + opens.length
  }
  return [...kept, html.slice(from)].join('')
}
