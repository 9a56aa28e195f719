import type { Upload } from '../state.ts'

export type Answers = Record<string, string | string[] | Upload>

/** What was answered so far. */
export interface Draft {
  id: string
  answers: Answers
}

export interface Application extends Draft {
  /** The number its sender is told. */
  number: string
  at: string
}
