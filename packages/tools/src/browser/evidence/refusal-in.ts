const NO = new Set(['error', 'fail', 'failed', 'failure', 'denied', 'rejected', 'refused', 'invalid'])
const LONGEST = 200

/** What an answer in JSON says against what was asked, though its status is fine; undefined where it says nothing. */
export function refusalIn(text: string): string | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  // Several at once: one that was refused was not done.
  const answers = Array.isArray(read) ? read.slice(0, 50) : [read]
  return answers.map(refusalOf).find((one) => one !== undefined)
}

function refusalOf(answer: unknown): string | undefined {
  if (answer === null || typeof answer !== 'object') return undefined
  const { ok, success, error, errors, status, result } = answer as Record<string, unknown>
  const said = wordsIn(error) ?? wordsIn(errors)
  if (said !== undefined) return said
  const no = ok === false || success === false || success === 'false' || isNo(status) || isNo(result)
  return no ? (wordsIn((answer as { message?: unknown }).message) ?? 'It says that it did not work.') : undefined
}

const isNo = (word: unknown): boolean => typeof word === 'string' && NO.has(word.toLowerCase())

/** The words of an error, whatever it is wrapped in; nothing for one that is empty. */
function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() ? value.trim().slice(0, LONGEST) : undefined
  if (value === true) return 'It says that there was an error.'
  if (Array.isArray(value)) return value.length > 0 ? (wordsIn(value[0]) ?? 'It names errors.') : undefined
  if (value !== null && typeof value === 'object') {
    if (Object.keys(value).length === 0) return undefined
    const { message, detail, title } = value as Record<string, unknown>
    return (
      wordsIn(message) ?? wordsIn(detail) ?? wordsIn(title) ?? wordsIn(Object.values(value)[0]) ?? 'It names an error.'
    )
  }
  return undefined
}
