/** What is called like one of these is a secret whatever it holds. */
const NAME =
  /pass(word|wd|phrase|code)?$|secret|token|authori[sz]ation|cookie|api[-_ ]?key|credential|\b(t?otp|pin|cvv|cvc)\b/i
/** What looks like one of these is a secret wherever it stands: bearer words, keys with a known beginning, signed tokens. */
const LOOKS = [
  /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi,
  /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
  /\b(sk|pk|rk|ghp|gho|xox[abp]|AKIA|whsec)[-_]?[A-Za-z0-9_-]{12,}/g,
  /([?&#][\w.-]*(?:token|secret|key|password|passwd|code|signature|sig|auth|session)[\w.-]*=)[^&#\s"']+/gi,
  /(\/\/)[^/\s:@]+:[^/\s@]+@/g,
] as const
export const STRUCK = '•••'

/** S-33 for strangers: the engine has struck out every stored log-in already; this takes what a page or a person wrote. */
export function strikeSecrets<T>(value: T): T {
  return strike(value) as T
}

function strike(value: unknown): unknown {
  if (typeof value === 'string') return strikeText(value)
  if (Array.isArray(value)) return value.map(strike)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, NAME.test(name) && held !== null ? STRUCK : strike(held)]),
  )
}

const strikeText = (text: string): string =>
  LOOKS.reduce((left, look) => left.replace(look, (_, kept) => struck(kept)), text)

/** The part that says what it was stays, so that a reader sees that something is missing. */
const struck = (kept: unknown) => (typeof kept === 'string' && /[=/]$/.test(kept) ? `${kept}${STRUCK}` : STRUCK)
