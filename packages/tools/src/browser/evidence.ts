import type { KeptFile, Proof, Step } from '@app/toolkit'
import { z } from 'zod'
import type { Exchange, Page } from './port.ts'
import type { Target } from './target.ts'

export const Picture = z
  .object({ id: z.string(), name: z.string() })
  .optional()
  .describe('A picture of the page afterwards')
export const Place = { url: z.string(), title: z.string(), picture: Picture }
/** Beside what a step did: the name its target has on the page by now. A repair of the recipe is made of these. */
export const Called = z.string().optional().describe('What the page calls it, where that is not what was said')
export const Sent = z.array(z.object({ method: z.string(), url: z.string(), status: z.number().int().optional() }))

/** A picture is evidence beside the step, never a reason for it to fail. */
export async function keepPicture(
  page: Page,
  step: Step,
  { target, name = 'after.jpg' }: { target?: Target | undefined; name?: string } = {},
): Promise<{ picture?: Pick<KeptFile, 'id' | 'name'> }> {
  try {
    const { id } = await step.keep({ name, type: 'image/jpeg', bytes: await page.picture(target) })
    return { picture: { id, name } }
  } catch {
    return {}
  }
}

/** What the servers answered to what was sent; the page's own "thank you" is no evidence. */
export function sentProof(sent: readonly { method: string; url: string; status?: number | undefined }[]): Proof {
  const answered = sent.filter((one): one is Exchange & { status: number } => one.status !== undefined)
  const failed = answered.find(({ status }) => status >= 400)
  if (failed) {
    const host = new URL(failed.url).hostname
    return {
      verdict: 'contradicted',
      words: `${host} answered ${failed.status} to what was sent. Check what this step sends.`,
    }
  }
  const last = answered.at(-1)
  if (last) return { verdict: 'verified', words: `${last.method} ${new URL(last.url).pathname}: ${last.status}` }
  return { verdict: 'unverified', words: 'Nothing was seen to be sent.' }
}
