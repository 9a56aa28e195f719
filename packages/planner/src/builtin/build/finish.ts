import type { Clause } from '../read/clauses.ts'
import { addStep, type Course } from './course.ts'

/** Rows that nothing was done with are the answer: the last step is what the person gets. */
export function finish(course: Course, clause: Clause | undefined): void {
  const last = course.steps.at(-1)
  if (!last || !clause || !course.rows) return
  const ends = 'do' in last ? last.do : 'each'
  if (/^(?:rows\.(?:read|arrange)|each)$/u.test(ends))
    addStep(
      course,
      { clause },
      {
        do: 'rows.answer',
        name: 'Give what was found',
        with: { rows: course.rows.template, how: 'list' },
        save: 'answer',
      },
    )
}
