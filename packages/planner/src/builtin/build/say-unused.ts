import { innerSteps, type RecipeStep } from '@app/contract'
import type { Value } from '@app/mind/reading'
import type { Course } from './course.ts'

/** Every value is an argument of a step, or it is said that nothing was made of it. */
export function sayUnused(course: Course, words: string, values: readonly Value[]): void {
  if (course.given.length > 0 && course.givenFrom)
    for (const one of course.givenFrom)
      if (!/^(?:thanks?|thank you|cheers|bye|danke|merci|gracias|hello|hi)\b/iu.test(one.words))
        course.notUnderstood.push(one)
  const used = textsIn(course.steps).join('\n').toLowerCase()
  const said = [...course.notUnderstood.map((one) => one.words), ...course.questions].join('\n').toLowerCase()
  for (const { text, amount, from, to } of values) {
    const written = words.slice(from, to)
    const forms = [
      text,
      written,
      text.replace(/\.\w{2,5}$/u, ''),
      written.replace(/^["“„«'‘「『]|["”“»'’」』]$/gu, ''),
      ...(amount === undefined ? [] : [String(amount)]),
    ]
    if (!forms.some((form) => used.includes(form.toLowerCase()) || said.includes(form.toLowerCase())))
      course.notUnderstood.push({ words: written })
  }
  if (course.steps.length === 0 && course.notUnderstood.length === 0 && course.questions.length === 0)
    course.notUnderstood.push({ words: words.slice(0, 500) })
}

function textsIn(steps: readonly RecipeStep[]): string[] {
  const texts = (value: unknown): string[] =>
    value === null || typeof value !== 'object'
      ? [String(value)]
      : Object.entries(value).flatMap(([key, inner]) => [key, ...texts(inner)])
  return steps.flatMap((step) => ('do' in step ? texts(step.with) : textsIn(innerSteps(step))))
}
