import type { Said } from '@app/db'
import type { TaskReason } from '@app/spec'
import type { Scored } from './score-test.ts'

/** What the words of a failure point to, the first that fits. The words are our own tools', not a page's. */
const SIGNS: readonly [code: string, sign: RegExp][] = [
  ['browser', /^(the browser|there is no browser)\b/i],
  ['credentials', /\banswered 40[13]\b|log-in/i],
  ['site', /\banswered [45]\d\d\b|busy or down|did not answer|could not be reached|connection|no such name/i],
  [
    'page',
    /^no row of this page\b|^there is no "|^there is no “|nearest:|\bthings on this page fit\b|this page does not show|there are several/i,
  ],
  ['mail', /mail server|outbox/i],
  ['files', /could not be (kept|stored|written)|storage/i],
]

const REASONS: Partial<Record<TaskReason, string>> = {
  'limit-reached': 'limit',
  'awaiting-approval': 'approval',
  'needs-review': 'approval',
  paused: 'paused',
}

export interface Failure {
  /** The run's own words; null where it completed. */
  errorMessage: string | null
  reason: TaskReason | null
  /** It was still under way when its time was over. */
  late: boolean
}

/** What helps, derived from what failed by tables; no advice without a cause. */
export function recommend({ errorMessage, reason, late }: Failure, scored: Scored): Said[] {
  const codes = new Set<string>()
  const byReason = reason && REASONS[reason]
  if (byReason) codes.add(byReason)
  else if (late) codes.add('time')
  else if (errorMessage !== null) codes.add(SIGNS.find(([, sign]) => sign.test(errorMessage))?.[0] ?? 'look')
  else if (scored.status === 'failed') codes.add('values')
  if (scored.renamed > 0) codes.add('page')
  // What failed was tried again too, and took its time over it: that is the failure's own, not a second finding.
  if (scored.status !== 'failed' && scored.retried > 0) codes.add('retries')
  if (scored.status !== 'failed' && scored.slow) codes.add('slow')
  return [...codes].map((code) => ({ code }))
}
