import type { Frame } from '../read/read-frame.ts'
import { addStep, type Course, freshName } from './course.ts'

/** Keeps what was found as the file that was asked for. */
export function keepFile(frame: Frame, course: Course): boolean {
  const { file, name } = frame.output
  if (!file) return false
  if (!course.rows) return false
  const called = name ?? 'results'
  const save = freshName(course, 'file')
  if (file === 'pdf') {
    const said = freshName(course, 'said')
    addStep(course, frame, {
      do: 'rows.answer',
      name: 'Put it into words',
      with: { rows: course.rows.template, how: 'list' },
      save: said,
    })
    addStep(course, frame, {
      do: 'document.write',
      name: `Keep it as ${called}.pdf`,
      with: { name: called, title: called, text: `{{${said}.answer}}` },
      save,
    })
    course.file = `{{${save}.file.id}}`
    return true
  }
  const fields = course.rows.step.with.fields as string[] | undefined
  addStep(course, frame, {
    do: 'extract.file',
    name: `Keep it as ${called}.${file}`,
    with: { rows: course.rows.template, type: file, name: called, ...(fields?.length ? { columns: fields } : {}) },
    save,
  })
  course.file = `{{${save}.id}}`
  return true
}
