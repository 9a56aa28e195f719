/// <reference lib="dom" />

/** Where a thing stands on its page, which the accessibility tree does not say. */
export interface Placed {
  /** What a field takes: `search`, `password`, `text`, `select`, … */
  type: string
  /** The row, card or list item it stands in: its words, and which one; -1 is none. */
  row: string
  rowAt: number
  /** Whether the row's box is ticked or its text struck out. */
  done: boolean
  /** Headings it stands under, the nearest first. */
  under: string
  /** In the navigation, or opens a menu: pressing it changes nothing but what is shown. */
  leads: boolean
  /** A link without a script for an address. */
  href: string
}

/** Runs in the page, so everything it needs is inside it. */
export function placeAll(elements: readonly Element[]): Placed[] {
  const ROW = 'tr, li, article, dd, dt, [role=row], [role=listitem], [role=article], fieldset'
  const rows: Element[] = []

  const clean = (text: string | null | undefined, most: number): string =>
    (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most)
  const parentOf = (element: Element): Element | null =>
    element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null
  const closest = (element: Element, selector: string): Element | null => {
    for (let one: Element | null = element; one; one = parentOf(one)) if (one.matches(selector)) return one
    return null
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
  const leads = (element: Element): boolean =>
    element.matches('summary, [role=tab], [role=menuitem], [aria-haspopup], [aria-expanded], [aria-controls]') ||
    (closest(element, 'nav, [role=navigation], [role=menubar], [role=tablist], header') !== null &&
      closest(element, 'form') === null)

  return elements.map((element) => {
    const row = rowOf(element)
    const link = element as HTMLAnchorElement
    return {
      type:
        element.localName === 'input'
          ? (element as HTMLInputElement).type
          : (element.getAttribute('role') ?? element.localName),
      row: row ? clean((row as HTMLElement).innerText ?? row.textContent, 400) : '',
      rowAt: row ? (rows.includes(row) ? rows.indexOf(row) : rows.push(row) - 1) : -1,
      done: row ? isDone(row) : false,
      under: headingsOf(element),
      leads: leads(element),
      href: element.localName === 'a' && !/^\s*javascript:/i.test(link.getAttribute('href') ?? '') ? link.href : '',
    }
  })
}

/** Runs in the page. */
export function headPage() {
  const clean = (text: string | null | undefined, most: number): string =>
    (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most)
  return {
    title: document.title,
    heading: clean(document.querySelector('h1')?.textContent, 200),
    text: clean(document.body?.innerText, 20_000),
  }
}
