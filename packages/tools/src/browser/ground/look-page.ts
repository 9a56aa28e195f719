/// <reference lib="dom" />

/** One thing on a page one may press or change, as a person finds it. */
export interface Thing {
  /** Its place in the look it comes from. */
  at: number
  role: 'link' | 'button' | 'tab' | 'field' | 'box' | 'other'
  /** What a field takes: `search`, `password`, `text`, `select`, … */
  type: string
  name: string
  /** The row, card or list item it stands in: its words, and which one. */
  row: string
  rowAt: number
  /** Whether the row's box is ticked or its text struck out. */
  done: boolean
  /** Headings it stands under, the nearest first. */
  under: string
  href: string
  /** In the navigation, or opens a menu: pressing it changes nothing but what is shown. */
  leads: boolean
  disabled: boolean
  /** Inside a dialog that lies over the page. */
  over: boolean
}

export interface Scene {
  things: Thing[]
  title: string
  heading: string
  text: string
}

export interface Looked {
  elements: Element[]
  json: string
}

/**
 * Runs in the page, so everything it needs is inside it. One pass over the document, its open shadow roots and its frames of
 * the same origin.
 */
export function lookPage(): Looked {
  const PRESSED =
    'a[href], button, summary, input[type=submit], input[type=button], input[type=image], input[type=reset], [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=treeitem], [onclick]'
  const FIELDS =
    'input:not([type=hidden]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=searchbox], [role=combobox], [role=checkbox], [role=switch], [role=radio]'
  const ROW = 'tr, li, article, dd, dt, [role=row], [role=listitem], [role=article], fieldset'
  const MOST = 4_000
  const elements: Element[] = []
  const rows: Element[] = []
  const things: Thing[] = []

  const clean = (text: string | null | undefined, most = 300): string =>
    (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most)
  const parentOf = (element: Element): Element | null =>
    element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null
  const shown = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true } as never)
  }
  const closest = (element: Element, selector: string): Element | null => {
    for (let one: Element | null = element; one; one = parentOf(one)) if (one.matches(selector)) return one
    return null
  }
  function byIds(element: Element, name: string): string {
    const root = element.getRootNode() as Document
    const ids = (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean)
    return clean(ids.map((id) => root.getElementById?.(id)?.textContent ?? '').join(' '))
  }
  function nameOf(element: Element): string {
    const said = byIds(element, 'aria-labelledby') || clean(element.getAttribute('aria-label'))
    if (said) return said
    const field = element as HTMLInputElement
    if (element.localName === 'input' && /^(submit|button|reset|image)$/.test(field.type))
      return clean(field.value || field.alt || field.type)
    if (element.matches(FIELDS)) {
      const label = clean([...(field.labels ?? [])].map((one) => one.textContent).join(' '))
      return label || clean(field.placeholder) || clean(element.getAttribute('title')) || clean(field.name)
    }
    const text = clean((element as HTMLElement).innerText ?? element.textContent, 200)
    const pictured = [...element.querySelectorAll('img[alt], svg[aria-label], svg title')].map(
      (one) => one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? one.textContent,
    )
    return text || clean(pictured.join(' ')) || clean(element.getAttribute('title'))
  }
  /** The smallest part around it that stands in a row of its like. */
  function rowOf(element: Element): Element | null {
    for (let one: Element | null = parentOf(element); one && one.localName !== 'body'; one = parentOf(one)) {
      if (one.matches(ROW)) return one
      const like = one.parentElement
        ? [...one.parentElement.children].filter(
            (each) => each.localName === one?.localName && each.className === one?.className,
          )
        : []
      if (like.length > 1 && one.className !== '' && !one.matches('button, a, label, input, td, th, span')) return one
    }
    return null
  }
  function isDone(row: Element): boolean {
    const box = row.querySelector<HTMLInputElement>('input[type=checkbox], [role=checkbox]')
    if (box) return box.checked === true || box.getAttribute('aria-checked') === 'true'
    return [row, ...row.querySelectorAll('span, label, del, s, p, div, td')]
      .slice(0, 12)
      .some((one) => getComputedStyle(one).textDecorationLine.includes('line-through'))
  }
  function headingsOf(element: Element): string {
    const found: string[] = []
    for (let one: Element | null = parentOf(element); one && found.length < 3; one = parentOf(one)) {
      const heading = one.querySelector(
        ':scope > h1, :scope > h2, :scope > h3, :scope > h4, :scope > legend, :scope > caption, :scope > header h2, :scope > header h3',
      )
      if (heading && heading !== element) found.push(clean(heading.textContent, 120))
    }
    return found.join(' / ')
  }
  function roleOf(element: Element): Thing['role'] {
    const role = element.getAttribute('role')
    const type = (element as HTMLInputElement).type
    if (element.matches(FIELDS) && !/^(submit|button|image|reset)$/.test(type))
      return /^(checkbox|radio)$/.test(type) || /^(checkbox|switch|radio)$/.test(role ?? '') ? 'box' : 'field'
    if (role === 'tab' || /^menuitem/.test(role ?? '')) return 'tab'
    if (element.matches('a[href], [role=link]')) return 'link'
    return element.matches('button, input, summary, [role=button]') ? 'button' : 'other'
  }
  const leads = (element: Element): boolean =>
    element.matches('summary, [role=tab], [role=menuitem], [aria-haspopup], [aria-expanded], [aria-controls]') ||
    (closest(element, 'nav, [role=navigation], [role=menubar], [role=tablist], header') !== null &&
      closest(element, 'form') === null)
  function add(element: Element): void {
    if (things.length >= MOST || !shown(element)) return
    const row = rowOf(element)
    const rowAt = row ? (rows.includes(row) ? rows.indexOf(row) : rows.push(row) - 1) : -1
    const link = element as HTMLAnchorElement
    things.push({
      at: elements.push(element) - 1,
      role: roleOf(element),
      type:
        element.localName === 'input'
          ? (element as HTMLInputElement).type
          : (element.getAttribute('role') ?? element.localName),
      name: nameOf(element),
      row: row ? clean((row as HTMLElement).innerText ?? row.textContent, 400) : '',
      rowAt,
      done: row ? isDone(row) : false,
      under: headingsOf(element),
      href: element.localName === 'a' && !/^\s*javascript:/i.test(link.getAttribute('href') ?? '') ? link.href : '',
      leads: leads(element),
      disabled: element.matches(':disabled, [aria-disabled=true]'),
      over: closest(element, 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]') !== null,
    })
  }
  /** A div may be a button to whoever looks at it: the pointer says so. */
  const looksPressed = (element: Element): boolean => {
    if (element.childElementCount > 3 || !element.textContent?.trim() || (element.textContent?.length ?? 0) > 80)
      return false
    if (typeof (element as HTMLElement).onclick === 'function') return true
    return (
      getComputedStyle(element).cursor === 'pointer' &&
      (element.parentElement === null || getComputedStyle(element.parentElement).cursor !== 'pointer')
    )
  }
  function walk(root: ParentNode): void {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(PRESSED) || element.matches(FIELDS)) add(element)
      else if (element.matches('div, span, li, td, p, i, img, svg') && looksPressed(element)) add(element)
      if (element.shadowRoot) walk(element.shadowRoot)
      if (element.localName === 'iframe') {
        try {
          const inner = (element as HTMLIFrameElement).contentDocument
          if (inner) walk(inner)
        } catch {
          // Of another origin: looked at by nobody here.
        }
      }
    }
  }
  walk(document)
  const scene: Scene = {
    things,
    title: document.title,
    heading: clean(document.querySelector('h1')?.textContent, 200),
    text: clean(document.body?.innerText, 20_000),
  }
  return { elements, json: JSON.stringify(scene) }
}
