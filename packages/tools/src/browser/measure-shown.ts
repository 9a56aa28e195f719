/// <reference lib="dom" />

/** In the page: the value of a control between two ends; where it says none, the only figure that is shown with it. */
export function measureShown(element: Element): string | null {
  const own = element.getAttribute('aria-valuenow')
  if (own !== null && own.trim() !== '') return own
  const figureIn = (words: string) =>
    /^[-−]?\d+(?:[.,]\d+)?\s?[%°]?$/.test(words)
      ? words
          .replace('−', '-')
          .replace(',', '.')
          .replace(/[^\d.-]/g, '')
      : null
  let box = element.parentElement
  for (let levels = 0; box && levels < 4; levels += 1, box = box.parentElement) {
    const words = (box.innerText ?? '').trim()
    if (words !== '') return figureIn(words)
    const beside =
      box.nextElementSibling instanceof HTMLElement ? figureIn(box.nextElementSibling.innerText.trim()) : null
    if (beside) return beside
  }
  return null
}
