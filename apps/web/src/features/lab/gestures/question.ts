import type { Approval } from '@app/contract'

/** What a gesture would do that matters: done only when somebody says so once more. */
export interface Question {
  title: string
  confirm: string
  /** Shown to the letter before it is approved. */
  approval?: Approval
  /** By the clock of the page: a hand raised before that was no answer. */
  askedAt: number
  /** Answers with what was done, in words. */
  act: () => Promise<string>
}
