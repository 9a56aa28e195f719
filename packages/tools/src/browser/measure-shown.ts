/// <reference lib="dom" />

/** In the page: the value of a control between two ends; where it says none, the only figure that is shown with it. */
export function measureShown(element: Element): string | null {
  const own = element.getAttribute('aria-valuenow')
  if (own !== null && own.trim() !== '') return own
  let box = element.parentElement
  for (let levels = 0; box && levels < 4; levels += 1) {
    const words = (box.innerText ?? '').trim()
    if (/^[-−]?\d+(?:[.,]\d+)?\s?[%°]?$/.test(words))
      return words
        .replace('−', '-')
        .replace(',', '.')
        .replace(/[^\d.-]/g, '')
    if (words !== '') return null
    if (box.nextElementSibling instanceof HTMLElement) {
      const next = box.nextElementSibling.innerText.trim()
      if (/^[-−]?\d+(?:[.,]\d+)?\s?[%°]?$/.test(next))
        return next
          .replace('−', '-')
          .replace(',', '.')
          .replace(/[^\d.-]/g, '')
    }
    box = box.parentElement
  }
  return null
}
