import { NotThere, type Tool, tool } from '@app/toolkit'
import { z } from 'zod'
import { Standing, valueAt } from '../pursuit/standing.ts'
import { keepPicture, Picture } from './evidence/evidence.ts'
import { Target } from './target.ts'
import type { Window } from './window.ts'

const outside = () => ['outside'] as const

/** What is learned from a page that nothing is done to: waiting for it, its words, one value of it, its picture. */
export const readTools = (window: Window): Tool[] =>
  [
    tool({
      name: 'browser.wait',
      does: 'Waits until the page shows something or shows it no more, or until a thing is enabled or changes.',
      effect: 'reads',
      mendable: true,
      brings: () => [],
      input: z
        .object({
          target: Target.optional(),
          text: z.string().min(1).max(500).optional(),
          until: z.enum(['shown', 'gone', 'enabled', 'changed']).optional(),
          seconds: z.number().positive().max(60).optional().describe('So long, whatever the page does'),
        })
        .refine(({ target, text, until }) => until !== 'gone' || target !== undefined || text !== undefined, {
          error: 'must say what is to be gone: target or text',
        })
        .refine(({ target, until }) => until !== 'enabled' || target !== undefined, {
          error: 'must say what is to be enabled: target',
        }),
      output: z.object({ url: z.string(), title: z.string() }),
      run: async (wish, step) => (await window(step)).wait(wish, step.signal),
    }),
    tool({
      name: 'browser.read',
      does: 'Reads the words of the page, or of one part of it.',
      effect: 'reads',
      brings: outside,
      input: z.object({ target: Target.optional() }),
      output: z.object({ text: z.string() }),
      proof: ({ text }) => ({
        verdict: 'seen',
        words: `The page says “${text.replaceAll(/\s+/g, ' ').slice(0, 100)}”.`,
      }),
      run: async ({ target }, step) => (await window(step)).read(target, step.signal),
    }),
    tool({
      name: 'browser.value',
      does: 'Reads one value: of a row under a column, or beside a label.',
      effect: 'reads',
      mendable: true,
      brings: outside,
      input: Standing,
      output: z.object({ answer: z.string() }),
      proof: ({ answer }) => ({ verdict: 'seen', words: `The page says “${answer.slice(0, 100)}”.` }),
      confirm: async ({ answer }, step) => (await window(step)).confirm([answer], step.signal),
      run: async (where, step) => {
        const { seen, url } = await (await window(step)).snapshot(step.signal)
        const answer = valueAt(seen, where)
        if (answer !== undefined) return { answer }
        const said = where.label ? `“${where.label}”` : `“${where.column}” in the row of “${where.row}”`
        throw new NotThere(`There is no ${said} on ${url}.`)
      },
    }),
    tool({
      name: 'browser.picture',
      does: 'Takes a picture of the page.',
      effect: 'reads',
      brings: () => [],
      input: z.object({ target: Target.optional() }),
      output: z.object({ picture: Picture }),
      run: async ({ target }, step) => keepPicture(await window(step), step, { target }),
    }),
  ] as Tool[]
