const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
const CONTROLS = 'input, select, textarea'
/** What a button without words of its own is called by browsers. */
const DEFAULTS: Readonly<Record<string, string>> = { submit: 'Submit', reset: 'Reset' }

/** What something is called: by whoever names it, by its label, by its own words, by what stands in for them. */
export function accessibleName(one: Element): string {
  const named = referred(one) || plain(one.getAttribute('aria-label'))
  if (named) return named
  if (one.matches(CONTROLS)) return nameOfControl(one as HTMLInputElement)
  return wordsIn(one) || plain(one.getAttribute('title'))
}

function referred(one: Element): string {
  const ids = one.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  return plain(ids.map((id) => one.ownerDocument.getElementById(id)?.textContent ?? '').join(' '))
}

function nameOfControl(one: HTMLInputElement): string {
  if (one.localName === 'input' && ['submit', 'button', 'reset'].includes(one.type))
    return plain(one.value) || DEFAULTS[one.type] || ''
  if (one.localName === 'input' && one.type === 'image') return plain(one.alt) || DEFAULTS.submit || ''
  const labels = plain([...(one.labels ?? [])].map(wordsIn).join(' '))
  return labels || plain(one.getAttribute('title')) || plain(one.getAttribute('placeholder'))
}

/** The words one sees in it, with what pictures stand for, and without what other controls hold. */
function wordsIn(one: Element): string {
  const parts = [...one.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element) || node.matches(`${CONTROLS}, script, style, [aria-hidden=true], [hidden]`))
      return ''
    const said = node.getAttribute('aria-label') ?? (node.localName === 'img' ? node.getAttribute('alt') : undefined)
    return said ?? wordsIn(node)
  })
  return plain(parts.join(' '))
}
