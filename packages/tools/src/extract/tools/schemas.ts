import { z } from 'zod'

/** Every tool takes a page by its address, the page itself, or the page the browser shows. */
export const Source = {
  url: z
    .string()
    .max(8_000)
    .optional()
    .describe(
      'The whole address of the page, beginning with http:// or https://; without it, the page the browser shows',
    ),
  browser: z.boolean().default(false).describe('Opens the address in the browser, for pages that scripts build'),
  html: z
    .string()
    .max(10_000_000)
    .optional()
    .describe('The page itself, where it was already loaded from that address'),
}

export const Fields = z
  .array(z.string().min(1).max(120))
  .max(40)
  .describe('What is wanted, in words: ["name", "price", "link"]')

export const Value = z.union([
  z.string(),
  z.number(),
  z.object({ amount: z.number(), currency: z.string().optional() }),
  z.null(),
])

export const Rows = {
  rows: z.array(z.record(z.string(), Value)),
  fields: z.array(z.object({ name: z.string(), kind: z.string() })),
  missing: z.array(z.string()).describe('Wanted, but not on the page'),
  from: z.string().optional().describe('The page it begins on'),
}

/** What a stranger wrote stays what a stranger wrote, however tidy the rows. */
export const brings = () => ['outside'] as const
