import type { Course } from '../build/course.ts'
import type { VerbWords } from '../read/find-verb.ts'
import type { Frame } from '../read/read-frame.ts'

/** One verb: its words in every language, and the steps it becomes. */
export interface Verb extends VerbWords {
  build(frame: Frame, course: Course): void
}
