import { tool } from '@app/toolkit'
import { z } from 'zod'
import { readArticle } from '../articles/read-article.ts'
import type { Parts } from '../open-source.ts'
import { brings, Source } from './schemas.ts'

const Output = z.object({
  title: z.string().optional(),
  author: z.string().optional(),
  date: z.string().optional().describe('ISO 8601'),
  language: z.string().optional(),
  text: z.string().describe('One paragraph a line'),
})

export const articleTool = ({ open, now }: Parts) =>
  tool({
    name: 'extract.article',
    does: 'Reads the main text of a web page without menus and advertisements, with its title, author and date.',
    effect: 'reads',
    input: z.object(Source),
    output: Output,
    brings,
    run: async (source, step) => readArticle((await open(source, step)).page, now()),
  })
