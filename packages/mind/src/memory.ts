import { z } from 'zod'

/** What the built-in mind keeps from one look to the next: how far it is, and where it has been. */
const Memory = z.object({
  /** Up to which letter of the words everything is done. */
  upTo: z.number().int().min(0).default(0),
  /** Up to where the clause under way goes: the page it began on may be gone. */
  until: z.number().int().min(0).default(0),
  /** The names of what was opened to get here. */
  went: z.array(z.string()).default([]),
  tried: z.array(z.string()).default([]),
  /** What was pressed for the clause that is under way. */
  pressed: z.string().optional(),
  /** The words of the entry it stood in. */
  pressedIn: z.string().optional(),
  /** Words of it that were to be entered afterwards. */
  left: z.array(z.number()).default([]),
  /** What was typed last, and left: the page may have thrown it away. */
  typed: z.object({ ref: z.string(), name: z.string(), text: z.string() }).optional(),
  /** What could be pressed before, and where: what is there since asks to be sure. */
  before: z.array(z.string()).default([]),
  at: z.string().default(''),
  /** What was pressed stood in a dialog: what comes to light when that closes was there before. */
  covered: z.boolean().default(false),
  /** What was pressed is a link: it is done where that leads. */
  followed: z.boolean().default(false),
  /** Rows that the same is done to: where its clause begins, its words that tell which, their names, and how many are done. */
  each: z
    .object({
      from: z.number(),
      said: z.object({ from: z.number(), to: z.number() }),
      names: z.array(z.string()),
      done: z.number().int(),
    })
    .optional(),
  /** What was filled in is saved: to say "and save it" asks for nothing more. */
  sent: z.boolean().default(false),
  /** What was done last only looked around: where it failed, there are other ways. */
  looking: z.boolean().default(false),
  /** What could be worked before something was pressed only to see what it shows, and where. */
  peeked: z.object({ url: z.string(), names: z.array(z.string()), letters: z.number().int() }).optional(),
  /** What was read here to be entered. */
  copied: z.string().optional(),
  /** A day that is being looked for in a calendar, and how often its pages were turned. */
  picking: z.object({ day: z.string(), turns: z.number().int() }).optional(),
  /** A diary that is turned: the day it showed, counted in days, how many turns that was left by, and how often. */
  turned: z.object({ from: z.number(), times: z.number().int(), turns: z.number().int() }).optional(),
  /** What a figure was before it was counted up or down by one press. */
  stepping: z.object({ from: z.number() }).optional(),
  /** What was typed to see what the page offers for it, and what could be pressed before. */
  offered: z.object({ text: z.string(), ref: z.string(), names: z.array(z.string()) }).optional(),
  tries: z.number().int().default(0),
  /** Entries of the pages before, where an answer is over all of them. */
  rows: z
    .array(
      z.object({
        text: z.string(),
        cells: z.array(z.object({ column: z.string(), text: z.string() })),
        under: z.array(z.string()),
      }),
    )
    .default([]),
  answers: z.array(z.string()).default([]),
  /** The name of the one entry that was last answered about. */
  about: z.string().default(''),
  shows: z.string().optional(),
  /** An answer that leaves a word over: given, with a doubt, where nothing better is found. */
  maybe: z
    .object({ answer: z.string(), shows: z.string(), about: z.string(), from: z.array(z.string()), left: z.string() })
    .optional(),
  /** Why they may not be what was asked. */
  doubts: z.array(z.string()).default([]),
  /** What it was counted from. */
  from: z.array(z.string()).default([]),
})
export type Memory = z.infer<typeof Memory>

export const readMemory = (kept: unknown): Memory => {
  const read = Memory.safeParse(kept ?? {})
  return read.success ? read.data : Memory.parse({})
}
