import { FAQ_IDS, HELP_CATEGORIES, LONGEST_HELP_QUESTION } from '@app/spec'
import { z } from 'zod'
import { call, Done } from './call.ts'
import { name, text } from './text.ts'

/** Spec 2 §7. The header `x-user-id` may come along and means nothing: who asks is settled at the door (decision 6). */
export const HelpQuestion = z.strictObject({
  question: name(LONGEST_HELP_QUESTION).transform((words) => words.trim()),
  context: text(200).optional(),
  category: z.enum(HELP_CATEGORIES).optional(),
})
export type HelpQuestion = z.infer<typeof HelpQuestion>

/** Spec 2 §7, and where the words come from: a screen, or a run of the asker's own. */
export const HelpAnswer = z.strictObject({
  answer: z.string(),
  sources: z.array(z.strictObject({ title: z.string(), url: z.string() })),
})
export type HelpAnswer = z.infer<typeof HelpAnswer>

/** Spec 2 §3: the helpful count of an entry, and what the asker has said of it. */
export const HelpVotes = z.array(
  z.strictObject({ entry: z.enum(FAQ_IDS), helpful: z.number().int().min(0), mine: z.boolean().nullable() }),
)
export type HelpVotes = z.infer<typeof HelpVotes>

export const helpCalls = {
  chat: call({
    method: 'POST',
    path: '/api/help/chat',
    does: 'Answers a question about the product, and about the asker’s own latest runs. No sign-in.',
    access: 'anyone',
    body: HelpQuestion,
    reply: HelpAnswer,
  }),
  votes: call({
    method: 'GET',
    path: '/api/help/votes',
    does: 'Tells how many people found each answer of the help page helpful. No sign-in.',
    access: 'anyone',
    reply: HelpVotes,
  }),
  vote: call({
    method: 'PUT',
    path: '/api/help/votes/:entry',
    does: 'Says whether an answer of the help page was helpful; the last word of an account counts.',
    params: z.strictObject({ entry: z.enum(FAQ_IDS) }),
    body: z.strictObject({ helpful: z.boolean() }),
    reply: Done,
  }),
}
