/** Shorter ones would be found by chance, and blacken harmless text. */
const SHORTEST = 4
/** From here on letters with anything between them are no chance any more. */
const SHORTEST_LOOSE = 6

export const STRUCK = '[secret]'

/** The forms in which a secret may come back from a page, a service or an error. */
export interface SecretForms {
  /** To be found as they are. */
  exact: readonly string[]
  /** Letters and digits alone, in lower case: to be found whatever stands between them, as "s-e-c-r-e-t". */
  loose: readonly string[]
}

export function formsOfSecret(secret: string, username = ''): SecretForms {
  const coded = [...base64Of(secret), ...base64Of(`${username}:${secret}`), Buffer.from(secret).toString('hex')]
  const exact = [
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    JSON.stringify(secret).slice(1, -1),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    ...coded,
  ]
  const whole = [secret, encodeURIComponent(secret), ...coded]
  const loose = [...whole, ...whole.map(reversed)].map(lettersOf)
  return { exact: distinct(exact, SHORTEST), loose: distinct(loose, SHORTEST_LOOSE) }
}

/** Alone, for addresses, and from the middle of a longer text, where its letters begin at another place. */
function base64Of(text: string): string[] {
  const whole = Buffer.from(text).toString('base64')
  const inside = [1, 2].map((shift) => {
    const letters = Buffer.from(`${' '.repeat(shift)}${text}`)
      .toString('base64')
      .replace(/=+$/, '')
    return letters.slice(shift + 1, -1)
  })
  const bare = whole.replace(/=+$/, '')
  return [whole, bare, bare.replaceAll('+', '-').replaceAll('/', '_'), bare.slice(0, -1), ...inside]
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const reversed = (text: string): string => [...text].reverse().join('')

const distinct = (forms: readonly string[], shortest: number): string[] =>
  [...new Set(forms)].filter((form) => form.length >= shortest).sort((one, other) => other.length - one.length)

/** Strikes every form out of a text. */
export function strikerOf(forms: readonly SecretForms[]): (text: string) => string {
  const exact = distinct(
    forms.flatMap((each) => each.exact),
    SHORTEST,
  )
  const loose = distinct(
    forms.flatMap((each) => each.loose),
    SHORTEST_LOOSE,
  )
  return (text) => {
    let left = text
    for (const form of exact) left = left.replaceAll(form, STRUCK)
    return strikeLoose(left, loose)
  }
}

/** At most so much between two letters: the next cell, the next line, a tag. */
const WIDEST_GAP = 8
const LETTER = /[\p{L}\p{N}]/u

/** By the letters alone, and back from them to their places. */
function strikeLoose(text: string, forms: readonly string[]): string {
  let letters = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (!LETTER.test(letter)) continue
    // One place for one letter, also where a small letter is written as two.
    letters += letter.toLowerCase().charAt(0)
    places.push(at)
  }
  const spans = forms.flatMap((form) => spansOf(form, letters, places)).sort(([one], [other]) => one - other)
  let [left, done] = ['', 0]
  for (const [from, to] of spans) {
    if (from >= done) left += text.slice(done, from) + STRUCK
    done = Math.max(done, to)
  }
  return left + text.slice(done)
}

function spansOf(form: string, letters: string, places: readonly number[]): [number, number][] {
  const spans: [number, number][] = []
  for (let at = letters.indexOf(form); at >= 0; at = letters.indexOf(form, at + form.length)) {
    const own = places.slice(at, at + form.length)
    const isTorn = own.some((place, index) => index > 0 && place - (own[index - 1] ?? place) > WIDEST_GAP + 1)
    if (!isTorn) spans.push([own[0] ?? 0, (own.at(-1) ?? 0) + 1])
  }
  return spans
}
