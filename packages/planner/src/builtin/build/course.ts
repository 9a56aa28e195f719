import type { Recipe, RecipeStep, ToolStep } from '@app/contract'
import type { Goal } from '../../port.ts'
import type { Frame } from '../read/read-frame.ts'
import { shortUrl } from './find-site.ts'

/** A plan while it is made: the steps so far, and what later words may refer back to. */
export interface Course {
  goal: Goal
  steps: RecipeStep[]
  sources: string[]
  questions: string[]
  logIns: Set<string>
  notUnderstood: { words: string; nearest?: string | undefined }[]
  /** The address the browser was last sent to. */
  url?: string | undefined
  /** Whether a page is open by then. */
  open: boolean
  /** Rows found last, and what they were asked for. */
  rows?: { template: string; step: ToolStep; name: string } | undefined
  /** The id of the file made last. */
  file?: string | undefined
  /** The document that was read last, as long as no page was opened since. */
  document?: Record<string, unknown> | undefined
  /** A text or figure found last. */
  answer?: string | undefined
  /** Said beforehand: "I am at the airport". */
  given: string[]
  /** The words that was said in, for when nothing follows. */
  givenFrom?: { words: string; nearest?: string | undefined }[] | undefined
  /** The sentence the last step came from. */
  lastSentence?: number | undefined
  lastVerb?: string | undefined
  /** What was searched or looked up last, by its name. */
  found?: string | undefined
  /** What a round of "for each" calls its item. */
  item?: string | undefined
}

export const newCourse = (goal: Goal): Course => ({
  goal,
  steps: [],
  sources: [],
  questions: [],
  logIns: new Set(),
  notUnderstood: [],
  open: false,
  given: [],
})

/** Long names are cut where they are shown. */
const LONGEST_NAME = 120

export function addStep(
  course: Course,
  frame: Pick<Frame, 'clause'>,
  step: Omit<ToolStep, 'with'> & { with?: Record<string, unknown> },
): ToolStep {
  const name = step.name && step.name.length > LONGEST_NAME ? `${step.name.slice(0, LONGEST_NAME - 1)}…` : step.name
  const whole: ToolStep = { ...step, ...(name ? { name } : {}), with: withoutUnset(step.with ?? {}) }
  if (step.do === 'browser.open') course.document = undefined
  course.steps.push(whole)
  course.sources.push(frame.clause.text)
  return whole
}

/** A page must be there before anything is done on it. */
export function openStart(course: Course, frame: Pick<Frame, 'clause'>): void {
  if (course.open) return
  course.open = true
  const { start } = course.goal
  if (start === undefined) {
    const question = 'On which page? Give its address, such as https://example.com.'
    if (!course.questions.includes(question)) course.questions.push(question)
    return
  }
  course.url = start
  addStep(course, frame, { do: 'browser.open', name: `Open ${shortUrl(start)}`, with: { url: start } })
}

/** A name no step has used: `rows`, `rows2`. */
export function freshName(course: Course, base: string): string {
  const used = new Set(allSaves(course.steps))
  let name = base
  for (let time = 2; used.has(name); time += 1) name = `${base}${time}`
  return name
}

const allSaves = (steps: readonly RecipeStep[]): string[] =>
  steps.flatMap((step) => ('steps' in step ? allSaves(step.steps) : step.save ? [step.save] : []))

const withoutUnset = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

export const toRecipe = ({ steps }: Course, title: string): Recipe | undefined =>
  steps.length > 0 ? { version: 1, title: title.slice(0, 200), steps } : undefined
