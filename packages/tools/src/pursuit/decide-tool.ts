import { createHash } from 'node:crypto'
import type { Decider, Proof, View, Wanted } from '@app/toolkit'
import { Refused, type Tool, tool } from '@app/toolkit'
import { z } from 'zod'
import type { Window } from '../browser/window.ts'
import { doubtAmongRows } from './among-rows.ts'
import { countedFrom } from './counted-from.ts'
import { type Look, rememberLooks } from './earlier-looks.ts'
import { judgeActs } from './judge-acts.ts'
import { Standing, standingOf } from './standing.ts'
import { toSteps } from './to-steps.ts'
import { textsIn, whereShown } from './where-shown.ts'

const Spent = z
  .object({
    model: z.string(),
    inputTokens: z.number(),
    cachedTokens: z.number(),
    outputTokens: z.number(),
    costCents: z.number().nullable(),
  })
  .optional()

type Ended = NonNullable<Wanted['done']>

const Done = z.object({
  answer: z.unknown(),
  shows: z.string().optional(),
  shown: z.boolean(),
  lines: z.array(z.string()).default([]).describe('Where it stands on the page'),
  missing: z.string().optional().describe('What of it stands nowhere'),
  before: z.boolean().optional().describe('It stood on a page that was looked at on the way'),
  doubt: z.string().optional().describe('Why it may not be the one, or not all of them'),
  stands: Standing.optional().describe('Where it can be read again'),
  acted: z.boolean().default(false).describe('Something was done on the way to it'),
})

/** An answer names the page and the words around it; one that was put together says what of it stands nowhere. */
function doneProof(
  { shown, before, lines, missing, doubt, shows, acted, answer }: z.infer<typeof Done>,
  title: string,
): Proof {
  const page = before ? 'A page that was looked at on the way' : title ? `The page “${title}”` : 'The page'
  if (doubt) return { verdict: 'unverified', words: doubt }
  if (shown) return { verdict: 'seen', words: `${page} shows ${lines.map((line) => `“${line}”`).join(', ')}.` }
  // Who points to nothing leaves it to what was done: each act brings its own evidence.
  if (acted && !shows && textsIn(answer).length === 0)
    return { verdict: 'seen', words: 'What was done has its own evidence.', open: true }
  const words = missing ? `${page} does not show “${missing}” as it stands.` : 'Nothing was named that shows it.'
  return { verdict: 'unverified', words }
}

/** Looks at the page and asks the mind what to do next. Nothing is done yet; what it decides is kept and asked once. */
export const decideTool = (window: Window, decider: () => Promise<Decider | undefined>): Tool =>
  tool({
    name: 'mind.decide',
    does: 'Looks at the page and decides what to do next towards a goal.',
    effect: 'reads',
    free: true,
    dear: true,
    waits: true,
    session: 'browser',
    spent: ({ spent }) => spent,
    isReady: async () => (await decider())?.mends === true,
    brings: () => ['outside'] as const,
    input: z.object({
      goal: z.string(),
      values: z.unknown(),
      give: z.record(z.string(), z.string()),
      logIns: z.array(z.string()),
      sites: z.array(z.string()),
      told: z.array(z.string()),
      notes: z.array(z.string()),
      memory: z.record(z.string(), z.unknown()).optional(),
      view: z
        .object({ ref: z.string(), part: z.number(), find: z.string(), picture: z.boolean() })
        .partial()
        .optional(),
      left: z.number(),
      before: z.string().optional(),
    }),
    output: z.object({
      url: z.string(),
      title: z.string(),
      seen: z.string(),
      look: z.string(),
      why: z.string(),
      acts: z.array(z.object({ do: z.string(), says: z.string(), with: z.record(z.string(), z.unknown()) })).optional(),
      done: Done.optional(),
      ask: z.string().optional(),
      options: z.array(z.string()).optional(),
      cannot: z.string().optional(),
      note: z.string().optional(),
      memory: z.record(z.string(), z.unknown()).optional(),
      view: z.record(z.string(), z.unknown()).optional(),
      refused: z.string().optional(),
      spent: Spent,
      tookMs: z.number(),
    }),
    proof: ({ done, title }) => (done ? doneProof(done, title) : { verdict: 'verified', words: '' }),
    // What was worked out, stood elsewhere or may be another is not there to be found.
    confirm: async ({ done }, step) =>
      done?.doubt || done?.missing || done?.before
        ? undefined
        : (await window(step)).confirm([...(done?.shows ? [done.shows] : []), ...textsIn(done?.answer)], step.signal),
    run: async ({ goal, values, give, logIns, sites, told, notes, memory, view, left, before }, step) => {
      const mind = await decider()
      if (!mind)
        throw new Refused(
          'This step looks and decides, which needs a language model. Set a key for one, and choose it in Settings.',
        )
      const began = performance.now()
      const page = await window(step)
      const snapshot = await page.snapshot(step.signal, view)
      const { url, title, text, marked, dialogs, tabs } = snapshot
      const earlier = rememberLooks(page, goal, snapshot)
      const look = createHash('sha256')
        .update(`${url}\n${text.replaceAll(/\[\w+\]/g, '')}`)
        .digest('hex')
        .slice(0, 16)
      const refs = new Set(snapshot.targets.keys())
      const only = view?.ref === undefined ? undefined : snapshot.targets.get(view.ref)
      const picture = view?.picture ? await page.picture(only, { alone: true }) : undefined
      const shown = {
        url,
        title,
        text: marked,
        seen: snapshot.seen,
        refs,
        unchanged: look === before,
        dialogs,
        tabs,
        picture,
      }
      const asked = { goal, values, give, logIns, told, notes, memory, left, page: shown }
      const { wanted, spent } = await mind.decide(asked, step.signal)
      const refused = wanted.acts && (await judgeActs(wanted.acts, snapshot, page, { sites, logIns }, step.signal))
      const shows = wanted.done?.shows
      return {
        url,
        title,
        seen: text,
        look,
        why: wanted.why,
        ...(wanted.acts && !refused ? { acts: wanted.acts.flatMap((act) => toSteps(act, snapshot)) } : {}),
        ...(wanted.done
          ? {
              done: {
                answer: wanted.done.answer ?? null,
                ...(shows ? { shows } : {}),
                ...standing(earlier, snapshot, wanted.done, goal),
                acted: told.some((line) => line.endsWith(': done')),
              },
            }
          : {}),
        ...(wanted.ask ? { ask: wanted.ask, options: wanted.options ?? [] } : {}),
        ...(wanted.cannot ? { cannot: wanted.cannot } : {}),
        ...(wanted.note ? { note: wanted.note } : {}),
        ...(wanted.memory ? { memory: wanted.memory } : {}),
        ...viewOf(wanted),
        ...(refused ? { refused } : {}),
        spent,
        tookMs: Math.round(performance.now() - began),
      }
    },
  }) as Tool

/** Where an answer stands, what it was counted from, and whether it is the one among all there are. */
function standing(
  earlier: readonly Look[],
  look: Look,
  { shows, answer, from = [], doubt: unsure }: Ended,
  goal: string,
) {
  const looks = [...earlier, look]
  const [page, pages] = [textOf([look]), textOf(looks)]
  const seen = looks.flatMap((one) => one.seen)
  const said = textsIn(answer)
  const [only, ...more] = said
  const one = only !== undefined && more.length === 0 ? only : undefined
  const counted = one === undefined ? undefined : countedFrom(seen, pages, one, from)
  if (counted) return { shown: counted.lines.length > 0, ...(unsure ? { doubt: unsure } : {}), ...counted }
  const doubt = unsure ?? doubtAmongRows(seen, said.join('\n'), goal, new Date())
  const stands = one === undefined ? undefined : standingOf(look.seen, one, goal)
  const here = whereShown({ shows, answer }, page)
  // What was answered may stand on a page that was looked at on the way.
  const before = here.shown ? undefined : whereShown({ shows, answer }, pages)
  return {
    ...(before?.shown ? { ...before, before: true } : here),
    ...(doubt ? { doubt } : {}),
    ...(stands ? { stands } : {}),
  }
}

const textOf = (looks: readonly Look[]): string => looks.map(({ title, text }) => `${title}\n${text}`).join('\n')

/** A wish for another look is no act on the page: it says what the next look shows. */
function viewOf({ acts = [] }: Wanted): { view?: View } {
  const [wish] = acts.filter((act) => act.do === 'look')
  if (!wish) return {}
  const { do: _, ...view } = wish
  return { view }
}
