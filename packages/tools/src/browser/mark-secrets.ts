/// <reference lib="dom" />
import { formsOfSecret } from '@app/toolkit'
import type { Frame } from 'playwright-core'

const MARK = 'data-covered'
export const MARKED = `[${MARK}]`

/** S-33: marks whatever shows a secret, in any form in which it is struck out of text, so that a picture can cover it. */
export async function markSecrets(frame: Frame, secrets: readonly string[]): Promise<void> {
  if (secrets.length === 0) return
  const forms = secrets.map((secret) => formsOfSecret(secret))
  const wanted = { exact: forms.flatMap(({ exact }) => exact), loose: forms.flatMap(({ loose }) => loose) }
  await frame.evaluate(mark, { ...wanted, attribute: MARK }).catch(() => undefined)
}

export const unmarkSecrets = (frame: Frame): Promise<void> => frame.evaluate(unmark, MARK).catch(() => undefined)

interface Wanted {
  exact: string[]
  loose: string[]
  attribute: string
}

/** Runs in the page. Letters are followed from one text to the next, so that a secret in pieces is found as one. */
function mark({ exact, loose, attribute }: Wanted): void {
  type Piece = { owner: Element; text: string }
  const isLetter = /[\p{L}\p{N}]/u
  const texts: Piece[] = []
  const others: Piece[] = []
  const cover = (pieces: readonly Piece[]) => {
    for (const { owner } of pieces) owner.setAttribute(attribute, '')
  }
  const shown = (element: Element): string[] => [
    ...('value' in element && typeof element.value === 'string' ? [element.value] : []),
    ...['placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    ...['::before', '::after'].map((part) => getComputedStyle(element, part).content),
  ]
  const walk = (root: Node): void => {
    for (const node of root.childNodes) {
      if (node instanceof Text && node.parentElement) texts.push({ owner: node.parentElement, text: node.data })
      if (!(node instanceof Element) || node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) continue
      // What is drawn cannot be read, so it is not shown either.
      if (node instanceof HTMLCanvasElement) cover([{ owner: node, text: '' }])
      for (const text of shown(node)) others.push({ owner: node, text })
      if (node.shadowRoot) walk(node.shadowRoot)
      walk(node)
    }
  }
  const coverIn = (pieces: readonly Piece[]): void => {
    cover(pieces.filter(({ text }) => exact.some((form) => text.includes(form))))
    let letters = ''
    const from: number[] = []
    for (const [index, { text }] of pieces.entries()) {
      for (const letter of text) {
        if (!isLetter.test(letter)) continue
        letters += letter.toLowerCase().charAt(0)
        from.push(index)
      }
    }
    for (const form of loose) {
      for (let at = letters.indexOf(form); at >= 0; at = letters.indexOf(form, at + 1))
        cover(pieces.slice(from[at], (from[at + form.length - 1] ?? 0) + 1))
    }
  }
  walk(document)
  coverIn(texts)
  for (const piece of others) coverIn([piece])
}

function unmark(attribute: string): void {
  const clear = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      element.removeAttribute(attribute)
      if (element.shadowRoot) clear(element.shadowRoot)
    }
  }
  clear(document)
}
