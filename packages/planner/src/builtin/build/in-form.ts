import type { Course } from './course.ts'

/** Whether a form is being filled in: what is said next belongs to it. */
export function inForm({ steps }: Course): boolean {
  const last = steps.at(-1)
  if (!last || !('do' in last)) return false
  return (
    last.do === 'browser.set' ||
    last.do === 'browser.fill' ||
    (last.do === 'browser.request' && last.with.send === false)
  )
}
