import type { Step } from '@app/toolkit'
import { z } from 'zod'
import type { Http } from '../../http/port.ts'
import { fetchPage } from '../fetch-page.ts'
import { parsePage } from '../page/parse-page.ts'
import type { Page } from '../page/tree.ts'

/** Every tool takes a page by its address, or the page itself where a browser has already loaded it. */
export const Source = {
  url: z.string().max(8_000).describe('The whole address of the page, beginning with http:// or https://'),
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
}

/** What a stranger wrote stays what a stranger wrote, however tidy the rows. */
export const brings = () => ['outside'] as const

/** What the tools are made with. */
export interface Parts {
  http: Http
  now: () => Date
}

export async function openPage(
  http: Http,
  { url, html }: { url: string; html?: string | undefined },
  step: Step,
): Promise<Page> {
  return html === undefined ? fetchPage(http, url, step) : parsePage(html, url)
}
