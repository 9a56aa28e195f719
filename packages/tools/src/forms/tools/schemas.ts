import type { NewFile, Proof, Step } from '@app/toolkit'
import { z } from 'zod'
import { actProof, type Outcome } from '../../browser/evidence/evidence.ts'
import { Value } from '../field.ts'
import type { Submitted } from '../submit-form.ts'

export const Data = z
  .record(z.string().min(1).max(200), Value)
  .describe('What to enter, each under a name in plain words: { "First name": "Ada", "Newsletter": true }')
export const Files = z
  .record(z.string().min(1).max(200), z.string())
  .default({})
  .describe('Kept files for upload fields: the name of the field and the id of the file')
export const outside = () => ['outside'] as const

export const openFiles = async (
  files: Readonly<Record<string, string>>,
  step: Step,
): Promise<Record<string, NewFile>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([name, id]) => [name, await step.open(id)] as const)),
  )

type Sending = Pick<Submitted, 'wrong'> & Pick<Outcome, 'sent' | 'shown'> & { leads?: string; wentOn?: boolean }

/** The servers' answers count; what the page says is believed only where it says no. */
export function submitProof({ sent, shown, wrong, leads, wentOn }: Sending): Proof {
  const proof = actProof({ sent, shown })
  if (proof.verdict === 'contradicted') return proof
  const [first] = wrong
  if (first)
    return {
      verdict: 'contradicted',
      words: `The page did not take it: ${first.field ? `"${first.field}": ` : ''}${first.says}`,
    }
  // Nothing leaves with a page turned in the browser alone, so there is nothing to prove of it.
  if (sent.length === 0 && leads === 'next' && wentOn)
    return { verdict: 'verified', words: 'The next page of the form is there.' }
  return proof
}
