import type { HelpAnswer } from '@app/contract'
import type { Language } from '@app/spec'
import type { Texts } from '@app/spec/texts'
import type { Context } from '../context.ts'
import type { OwnQuestion } from './find-own-question.ts'
import { tellActionsLeft } from './tell-actions-left.ts'
import { tellFailed } from './tell-failed.ts'
import { tellLast } from './tell-last.ts'
import { tellWaiting } from './tell-waiting.ts'

export interface Own {
  ctx: Context
  timezone: string
}
export interface Spoken {
  words: Texts['help-answers']
  language: Language
}
export type Tell = (own: Own, spoken: Spoken) => Promise<HelpAnswer>

const TELL: Record<OwnQuestion, Tell> = {
  failed: tellFailed,
  last: tellLast,
  waiting: tellWaiting,
  left: tellActionsLeft,
}

/** S-50: every one of them reads the asker's rows alone, in the asker's transaction. */
export const readOwnAnswer = (own: Own, question: OwnQuestion, spoken: Spoken): Promise<HelpAnswer> =>
  TELL[question](own, spoken)
