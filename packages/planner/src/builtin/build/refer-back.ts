import type { Frame } from '../read/read-frame.ts'
import type { Course } from './course.ts'

const ORDINALS: Record<string, number> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  '1st': 0,
  '2nd': 1,
  '3rd': 2,
  '4th': 3,
  '5th': 4,
  erste: 0,
  ersten: 0,
  zweite: 1,
  zweiten: 1,
  dritte: 2,
  premier: 0,
  première: 0,
  deuxième: 1,
  primer: 0,
  primero: 0,
  primera: 0,
  segundo: 1,
  segunda: 1,
}
const BACK =
  /\b(?:it|its|that|this|them|each|one|result|results|item|link|row|record|product|entry|listing|ergebnis|eintrag|treffer|résultat|élément|resultado|elemento)\b|它|それ/iu

/** Which of the rows found before is meant: "the second result". */
export const ordinalIn = (text: string): number | undefined => {
  const word = text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .find((one) => one in ORDINALS)
  return word === undefined ? undefined : ORDINALS[word]
}

/** Whether the words mean something found before. */
export const wantsRow = (frame: Frame, course: Course): boolean =>
  (course.item !== undefined &&
    (BACK.test(frame.whole) || frame.whole === '' || /page|seite|link|detail/iu.test(frame.whole))) ||
  (course.rows !== undefined &&
    (ordinalIn(frame.whole) !== undefined || /^(?:it|that one|this one)$/iu.test(frame.whole)) &&
    BACK.test(frame.whole))

/** The address of that row; the step that finds the rows is asked for it too. */
export function linkOfRow(frame: Frame, course: Course): string {
  if (course.rows) {
    const wanted = (course.rows.step.with.fields as string[] | undefined) ?? []
    if (!wanted.includes('link')) course.rows.step.with = { ...course.rows.step.with, fields: [...wanted, 'link'] }
  }
  if (course.item !== undefined) return `{{${course.item}.link}}`
  return `{{${course.rows?.name}.rows.${ordinalIn(frame.whole) ?? 0}.link}}`
}
