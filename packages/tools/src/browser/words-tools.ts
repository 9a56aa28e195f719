import { type Tool, tool } from '@app/toolkit'
import { z } from 'zod'
import { Report } from '../forms/report.ts'
import { Data, submitProof } from '../forms/tools/schemas.ts'
import { actProof, Place, pictureBeside, Sent, withPicture } from './evidence/evidence.ts'
import type { Window } from './window.ts'
import { actOn } from './words/act.ts'
import { goTo } from './words/go.ts'
import { askFor } from './words/request.ts'
import { searchSite } from './words/search.ts'
import { setField } from './words/set.ts'

const Words = z.string().max(500)
const About = z.array(z.string().max(200)).max(60).default([]).describe('Everything that was said of it, in parts')
const outside = () => ['outside'] as const

/** What is done on a page by what a person calls it: the words are looked for where the page shows something like them. */
export function wordTools(window: Window, now: () => Date): Tool[] {
  const reopen = async (url: string, step: Parameters<Window>[0]) =>
    void (await (await window(step)).open(url, step.signal))
  return [
    tool({
      name: 'browser.go',
      does: 'Gets to the page or part of the site that the words mean, by its links, tabs and menus.',
      effect: 'reads',
      brings: outside,
      input: z.object({ to: Words.min(1).describe('What the place is called'), about: About }),
      output: z.object(Place),
      restore: (_input, { url }, step) => reopen(url, step),
      run: async (input, step) => {
        const page = await window(step)
        return withPicture(page, step, goTo(page, input, step.signal))
      },
    }),
    tool({
      name: 'browser.search',
      does: 'Searches the site with its own search field and waits for the results.',
      effect: 'reads',
      brings: outside,
      input: z.object({ for: Words.min(1), about: About }),
      output: z.object(Place),
      restore: (_input, { url }, step) => reopen(url, step),
      run: async ({ for: words }, step) => {
        const page = await window(step)
        return withPicture(page, step, searchSite(page, words, step.signal))
      },
    }),
    tool({
      name: 'browser.set',
      does: 'Changes one field of the page, found by what it is called, and reads back what it holds.',
      effect: 'writes',
      brings: outside,
      repeatable: ({ by, do: deed }) => by === undefined && deed === undefined,
      input: z.object({
        what: Words.default('').describe('What the field is called'),
        to: z.union([z.string().max(20_000), z.number(), z.boolean()]).optional(),
        by: z.string().max(60).optional().describe('By how much it is raised or lowered: $5, 10%'),
        do: Words.optional().describe('reduce or increase; or what a button for it may be called, such as complete'),
        of: Words.optional().describe('Which record it belongs to'),
        about: About,
      }),
      output: z.object({
        ...Place,
        field: z.string(),
        held: z.union([z.string(), z.array(z.string()), z.boolean()]),
        sent: Sent.optional(),
      }),
      proof: ({ field, held, sent }) =>
        sent ? actProof({ sent }) : { verdict: 'seen', words: `“${field}” now holds “${String(held)}”.` },
      restore: async (input, { url }, step) => {
        await reopen(url, step)
        if (input.by === undefined) await setField(await window(step), { ...input, of: undefined }, now(), step.signal)
      },
      run: async (input, step) => {
        const page = await window(step)
        return withPicture(page, step, setField(page, input, now(), step.signal))
      },
    }),
    tool({
      name: 'browser.act',
      does: 'Does with the page what a button of it is for: deletes, approves, follows, in the row that is meant.',
      effect: 'writes',
      brings: outside,
      repeatable: () => false,
      input: z.object({
        do: Words.min(1).describe('The deed in a word, such as delete'),
        what: Words.default(''),
        about: About,
        confirm: z.boolean().default(false).describe('Whether a question the page asks is answered yes'),
      }),
      output: z.object({ ...Place, sent: Sent, pressed: z.array(z.string()), changed: z.boolean() }),
      proof: ({ sent, changed }) =>
        actProof({ sent, ...(changed ? { shown: { appeared: [], gone: [], moved: true } } : {}) }),
      confirm: async (_output, step) => (await window(step)).confirm([], step.signal),
      restore: (_input, { url }, step) => reopen(url, step),
      run: async (input, step) => {
        const page = await window(step)
        pictureBeside(page, step, { name: 'before.jpg' })
        const done = await withPicture(page, step, actOn(page, input, step.signal))
        step.log(`Pressed ${done.pressed.join(', ')}`)
        return done
      },
    }),
    tool({
      name: 'browser.request',
      does: 'Finds the form for what is asked, fills it in from the words and sends it unless something is missing.',
      effect: 'sends',
      brings: outside,
      input: z.object({
        do: Words.min(1).describe('The deed in a word, such as order'),
        what: Words.default(''),
        data: Data.default({}),
        text: z.string().max(5_000).default('').describe('What else was said, for choices and boxes'),
        about: About,
        send: z.boolean().default(true),
        confirm: z.boolean().default(false),
      }),
      output: z.object({
        ...Place,
        pressed: z.string(),
        placed: Report.placed,
        unplaced: Report.unplaced,
        wrong: Report.wrong,
        sent: Sent,
      }),
      proof: (output) => submitProof(output),
      restore: (_input, { url }, step) => reopen(url, step),
      run: async (input, step) => {
        const page = await window(step)
        const done = await withPicture(page, step, askFor(page, input, now(), step.signal))
        step.log(`${done.placed.length} values entered, ${done.unplaced.length} without a place`)
        return done
      },
    }),
    tool({
      name: 'browser.more',
      does: 'Brings the next part of a list that grows by a press or by scrolling.',
      effect: 'reads',
      brings: outside,
      input: z.object({}),
      output: z.object({ grew: z.boolean() }),
      run: async (_input, step) => ({ grew: await (await window(step)).more(step.signal) }),
    }),
  ] as Tool[]
}
