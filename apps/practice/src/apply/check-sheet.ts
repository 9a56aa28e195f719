import type { Answers } from './application.ts'
import type { Question, Sheet } from './questions.ts'

export type Mistakes = Record<string, string>

/** What is wrong with one sheet, by question; an empty answer where nothing is asked is fine. */
export function checkSheet({ questions }: Sheet, answers: Answers): Mistakes {
  const found = questions.map((question) => [question.name, mistakeIn(question, answers[question.name])] as const)
  return Object.fromEntries(found.filter((one): one is readonly [string, string] => one[1] !== undefined))
}

function mistakeIn({ kind, required, options, min, max }: Question, answer: Answers[string] | undefined) {
  const texts = Array.isArray(answer) ? answer : typeof answer === 'string' && answer !== '' ? [answer] : []
  if (kind === 'file') return required && answer === undefined ? 'Add the file.' : undefined
  if (texts.length === 0) return required ? 'This is needed.' : undefined
  if (options && texts.some((text) => !options.includes(text))) return 'Choose one of the options.'
  const text = texts[0] ?? ''
  if (kind === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return 'This is no e-mail address.'
  if (kind === 'url' && !URL.canParse(text)) return 'Write the whole address, with https://.'
  if (kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(text)) return 'This is no date.'
  if (min !== undefined && (!Number.isFinite(Number(text)) || Number(text) < min)) return `At least ${min}.`
  if (max !== undefined && Number(text) > max) return `At most ${max}.`
  return undefined
}
