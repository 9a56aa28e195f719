import type { KeptFile, Proof, Step } from '@app/toolkit'
import { z } from 'zod'
import type { Kind } from '../find.ts'
import type { Exchange, Page } from '../port.ts'
import type { Target } from '../target.ts'

export const Picture = z.object({ id: z.string(), name: z.string() }).optional().describe('A picture of the page')
export const Place = { url: z.string(), title: z.string() }
/** Beside what a step did: the name its target has on the page by now. A repair of the recipe is made of these. */
export const Called = z.string().optional().describe('What the page calls it, where that is not what was said')
export const Sent = z.array(
  z.object({
    method: z.string(),
    url: z.string(),
    status: z.number().int().optional(),
    aside: z.enum(['report', 'elsewhere', 'by-itself']).optional(),
    carried: z.boolean().optional(),
    moves: z.boolean().optional(),
    refusal: z.string().optional(),
  }),
)
export const Shown = z
  .object({
    appeared: z.array(z.string()),
    gone: z.array(z.string()),
    wrong: z.string().optional(),
    moved: z.boolean().optional(),
    besides: z.boolean().optional(),
    shut: z.string().optional(),
  })
  .optional()
  .describe('What came and went on the page with it')

interface Shot {
  target?: Target | undefined
  name?: string
  /** What came nearest to what was not found is outlined. */
  nearest?: boolean
  /** What the target may be. */
  kind?: Kind
}
type Kept = { picture?: Pick<KeptFile, 'id' | 'name'> }

/** Never a reason for a step to fail. */
export async function keepPicture(
  page: Page,
  step: Step,
  { target, name = 'after.jpg', nearest = false, kind }: Shot = {},
): Promise<Kept> {
  const bytes = await page.picture(target, { nearest, kind }).catch(() => undefined)
  return bytes ? putAway(step, name, bytes) : {}
}

/** A picture as evidence beside a step. It shows the page as it is now, and whoever goes on need not wait for it. */
export const pictureBeside = (page: Page, step: Step, shot?: Shot): void =>
  step.meanwhile(keepPicture(page, step, shot))

/** What was done, with a picture of the page afterwards beside it. */
export async function withPicture<T>(page: Page, step: Step, work: Promise<T>): Promise<T> {
  const done = await work
  pictureBeside(page, step)
  return done
}

export const putAway = (step: Step, name: string, bytes: Uint8Array): Promise<Kept> =>
  step.keep({ name, type: 'image/jpeg', bytes }).then(
    ({ id }) => ({ picture: { id, name } }),
    () => ({}),
  )

/** What an act has to show for itself. */
export interface Outcome {
  sent: readonly (Omit<Exchange, 'status'> & { status?: number | undefined })[]
  shown?: z.infer<typeof Shown> | undefined
  /** It was done to one of several that are alike, so that it was done is not yet that it was done to that one. */
  oneOfSeveral?: boolean | undefined
}

type Answered = Outcome['sent'][number]
const isRefused = ({ status = 0, refusal }: Answered): boolean => status >= 400 || refusal !== undefined
/** The same sent again and taken, as with a new token or after a pause. */
const isMadeGood = ({ method, url }: Answered, next: Answered): boolean =>
  next.method === method && next.url === url && !isRefused(next)

/**
 * Q: evidence belongs to the act. A request counts if it went to the site acted on, does not merely report, and carried
 * what was entered; the page's own "thank you" is seen, and no more than that.
 */
export function actProof({ sent, shown, oneOfSeveral = false }: Outcome): Proof {
  const own = sent.filter(({ aside, status }) => aside === undefined && status !== undefined)
  const refused = own.find((one, at) => isRefused(one) && !own.slice(at + 1).some((next) => isMadeGood(one, next)))
  if (refused) {
    const { hostname } = new URL(refused.url)
    const words = refused.refusal
      ? `${hostname} answered ${refused.status}, and in it: “${refused.refusal}”`
      : `${hostname} answered ${refused.status} to what was sent. Check what this step sends.`
    return { verdict: 'contradicted', words }
  }
  if (shown?.wrong && !isBesides(shown, own)) return { verdict: 'unverified', words: `The page says: “${shown.wrong}”` }
  if (shown?.wrong)
    return { verdict: 'seen', words: `It was taken. The page says besides: “${shown.wrong}”`, open: true }
  // One that leads to the next page by itself has not said yet whether it was taken: the page may say no. Nor has a
  // request that was sent elsewhere, as to the door, or accepted to be looked at later.
  const taken = own.findLast(({ moves, carried, status = 0 }) =>
    moves ? status >= 300 : carried !== false && status < 300 && status !== 202,
  )
  if (taken && !oneOfSeveral)
    return { verdict: 'verified', words: `${taken.method} ${new URL(taken.url).pathname}: ${taken.status}` }
  const open = own.length > 0
  const [first] = shown?.appeared ?? []
  if (first) return { verdict: 'seen', words: `The page now shows “${first}”.`, open }
  const gone = shown?.shut ?? shown?.gone[0]
  if (gone) return { verdict: 'seen', words: `“${gone}” is gone from the page.`, open }
  if (taken || shown?.moved) return { verdict: 'seen', words: 'The page went on.', open }
  return { verdict: 'unverified', words: 'Nothing was seen to be sent or to change.' }
}

/** A complaint about something else: what was done was sent and answered, and more is seen of it than that. */
const isBesides = (
  { wrong = '', besides, appeared, gone }: NonNullable<z.infer<typeof Shown>>,
  own: readonly Answered[],
): boolean =>
  besides === true &&
  own.some(({ carried, status = 0 }) => carried !== false && status < 300) &&
  [...appeared, ...gone].some((line) => !wrong.includes(line))

/** Read back from the field. That the site has it is shown by what is done with it, or by a fresh load. */
export const heldProof = (value: string): Proof => ({
  verdict: 'seen',
  words: `The field holds “${value.slice(0, 200)}”.`,
})
