import { Refused, type Step, type Tool, tool } from '@app/toolkit'
import { z } from 'zod'
import { share, tokens } from '../browser/ground/words.ts'
import type { Window } from '../browser/window.ts'
import { answer, WAYS } from './answer.ts'
import { arrange, Wish } from './arrange.ts'
import { compareLists } from './compare.ts'
import { readProof } from './read-proof.ts'
import { readShownRows } from './read-shown-rows.ts'
import { Row } from './row.ts'

const Rows = z.array(Row).max(100_000)
const Fields = z.array(z.string().min(1).max(120)).max(40).default([])
const outside = () => ['outside'] as const
/** What an answer of an interface is: a list, or an object that holds one. */
const Given = z.unknown().transform((given) => rowsIn(given))

/** What is asked of rows: read them off a page, arrange them, reckon with them, answer with them. */
export function rowTools(window: Window, now: () => Date = () => new Date()): Tool[] {
  return [
    tool({
      name: 'rows.read',
      does: 'Reads rows off the page the browser shows: its tables, its lists, or the facts of the one thing it is about.',
      effect: 'reads',
      brings: outside,
      session: 'browser',
      input: z.object({
        fields: Fields,
        ...Wish,
        pages: z.number().int().min(1).max(500).default(1),
        seek: z.boolean().default(false),
        single: z.boolean().default(false),
        of: z
          .array(z.string().max(200))
          .max(20)
          .default([])
          .describe('What was called by its name, and must stand in the rows'),
      }),
      output: z.object({
        rows: Rows,
        found: z.enum(['table', 'list', 'details', 'text']),
        missing: z.array(z.string()),
        pages: z.number().int(),
        shows: z.array(z.string()).default([]),
      }),
      proof: (output) => readProof(output),
      confirm: async ({ shows }, step) =>
        shows.length > 0 ? (await window(step)).confirm(shows, step.signal) : undefined,
      run: async (reading, step) => readShownRows(await window(step), reading, now(), step),
    }),
    tool({
      name: 'rows.check',
      does: 'Looks whether the page shows something, or whether a figure on it is as said.',
      effect: 'reads',
      brings: outside,
      session: 'browser',
      input: z.object({
        shows: z.string().max(300).optional(),
        field: z.string().max(120).optional(),
        is: z.enum(['equal', 'not', 'less', 'at-most', 'more', 'at-least', 'contains', 'known']).optional(),
        to: z.union([z.string().max(1_000), z.number()]).optional(),
      }),
      output: z.object({ holds: z.boolean(), answer: z.enum(['yes', 'no']) }),
      run: async ({ shows, field, is = 'known', to }, step) => {
        const page = await window(step)
        if (field === undefined) {
          const { text } = await page.read(undefined, step.signal)
          return said(share(tokens(shows ?? ''), tokens(text)) >= 0.99)
        }
        const { rows } = await readShownRows(
          page,
          { fields: [field], about: [], pages: 1, seek: false, single: true, of: [] },
          now(),
          step,
        )
        return said(
          arrange(rows, { about: [], filter: [{ field, is, ...(to === undefined ? {} : { to }) }] }).length > 0,
        )
      },
    }),
    tool({
      name: 'rows.arrange',
      does: 'Filters, sorts and cuts rows that were found before.',
      effect: 'reads',
      brings: () => [],
      input: z.object({ rows: Given, ...Wish }),
      output: z.object({ rows: Rows }),
      run: async ({ rows, ...wish }) => ({ rows: arrange(rows, wish) }),
    }),
    tool({
      name: 'rows.answer',
      does: 'Answers a question from rows: one value, a list, how many, the sum, the average or the range.',
      effect: 'reads',
      brings: () => [],
      input: z.object({
        rows: Given,
        how: z.enum(WAYS).default('value'),
        field: z.string().max(120).default(''),
        ...Wish,
      }),
      output: z.object({ answer: z.string(), fits: z.number().int().optional() }),
      // Who asks for one value and gets many was not understood.
      proof: ({ fits }) =>
        fits === undefined ? undefined : { verdict: 'unverified', words: `${fits} rows fit, and one was asked for.` },
      run: async ({ rows, how, field, ...wish }) => {
        const kept = arrange(rows, wish)
        const said = answer(kept, how, field)
        return { answer: said, ...(how === 'value' && kept.length > 1 ? { fits: kept.length } : {}) }
      },
    }),
    tool({
      name: 'rows.compare',
      does: 'Sets lists side by side and says what is the same in them.',
      effect: 'reads',
      brings: () => [],
      input: z.object({
        lists: z.array(Given).min(2).max(10),
        names: z.array(z.string().max(2_000)).max(10).default([]),
        fields: Fields,
      }),
      output: z.object({ rows: Rows }),
      run: async ({ lists, names, fields }) => ({ rows: compareLists(lists, names, fields) }),
    }),
    gatherTool(),
  ] as Tool[]
}

const said = (holds: boolean) => ({ holds, answer: holds ? ('yes' as const) : ('no' as const) })

/** A list that grows from round to round lives as long as the task is worked on. */
function gatherTool() {
  const put = async ({ list, item, row }: { list: string; item: Row; row: Row }, step: Step) => {
    const lists = await step.session('rows', async () => ({
      value: new Map<string, Row[]>(),
      close: async () => undefined,
    }))
    const rows = [...(lists.get(list) ?? []), { ...item, ...row }]
    lists.set(list, rows)
    return { rows }
  }
  return tool({
    name: 'rows.gather',
    does: 'Puts a row to those that were gathered before under the same name.',
    effect: 'reads',
    brings: () => [],
    session: 'rows',
    input: z.object({ list: z.string().min(1).max(60), item: Row.default({}), row: Row.default({}) }),
    output: z.object({ rows: Rows }),
    restore: async (input, _done, step) => void (await put(input, step)),
    run: (input, step) => put(input, step),
  })
}

function rowsIn(given: unknown): Row[] {
  if (Array.isArray(given))
    return given.map((one) => (one !== null && typeof one === 'object' ? (one as Row) : { value: one }))
  if (given !== null && typeof given === 'object') {
    const inner = Object.values(given).find((one) => Array.isArray(one) && one.length > 0 && typeof one[0] === 'object')
    return inner ? rowsIn(inner) : [given as Row]
  }
  throw new Refused('There are no rows here to work with. Check what the step before it found.')
}
