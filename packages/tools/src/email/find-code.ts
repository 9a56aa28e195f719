/** Words that stand near a code, in the languages of the product. */
const NEAR =
  /code|pin\b|otp|passcode|password|token|verif|confirm|kode|código|clave|contraseña|codice|mot de passe|vérif|kennwort|bestätig|prüf|sicherheits|验证码|校验码|動的|认证码|コード|認証|確認/i

/** `123456`, `123-456`, `12 34 56`, `G-123456`, `AB12CD`: four to ten signs with a digit among them. */
const CODE =
  /(?<![\p{L}\d.,#+/@:-])(?:[A-Z]-)?(\d{3}[ -]\d{3}|\d{4,8}|(?=[A-Z\d]{5,10}(?![A-Z\d]))[A-Z]*\d[A-Z\d]*)(?![\p{L}\d@%]|[.,:/-]\d)/gu

/** The one-time code a message brings. What looks like one must stand near a word for it: messages are full of numbers. */
export function findCode(text: string): string | undefined {
  const lines = text.slice(0, 20_000).split('\n')
  const scored = lines.flatMap((line, at) =>
    [...line.slice(0, 500).matchAll(CODE)].map((match) => ({
      code: (match[1] ?? '').replace(/[ -]/g, ''),
      score: scoreOf(match, lines, at),
    })),
  )
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0]
  return best?.code
}

function scoreOf(match: RegExpMatchArray, lines: readonly string[], at: number): number {
  const line = lines[at] ?? ''
  const alone = line.trim() === match[0].trim()
  const near = NEAR.test(line)
  const before = lines.slice(Math.max(0, at - 3), at).some((one) => NEAR.test(one))
  if (!near && !(alone && before)) return 0
  const isYear = /^(?:19|20)\d\d$/.test(match[1] ?? '')
  return (near ? 2 : 1) + (alone ? 2 : 0) + (/^\d{6}$|^\d{3}[ -]\d{3}$/.test(match[1] ?? '') ? 1 : 0) - (isYear ? 2 : 0)
}
