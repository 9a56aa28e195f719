/** The light tree every extractor walks: text is a plain string, so that a page of 5 MB stays cheap. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  parent: Element | undefined
  children: (Element | string)[]
  /** Place in reading order; everything inside lies between `order` and `end`. */
  order: number
  end: number
}

export interface Page {
  root: Element
  /** Every element in reading order: a loop over it needs no recursion. */
  all: Element[]
  url: string | undefined
}

export const contains = (outer: Element, inner: Element): boolean =>
  outer.order <= inner.order && inner.order <= outer.end

export function closest(element: Element, fits: (candidate: Element) => boolean): Element | undefined {
  for (let at: Element | undefined = element; at; at = at.parent) if (fits(at)) return at
  return undefined
}
