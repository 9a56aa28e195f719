import { z } from 'zod'
import type { Seen } from './seen.ts'

const Ref = z.string().min(1).max(20)

/** What a mind can want done on a page it has looked at. Exact: a reference of the look, and values; no sentences. */
export const Act = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('click'),
    ref: Ref,
    double: z.boolean().optional(),
    right: z.boolean().optional(),
    /** Where on it, from 0 to 1 across and down: for pictures, and sliders that say nothing of themselves. */
    at: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
    /** Held meanwhile, as for one more of several. */
    keys: z
      .array(z.enum(['Alt', 'Control', 'Meta', 'Shift']))
      .max(4)
      .optional(),
  }),
  z.object({ do: z.literal('fill'), ref: Ref, text: z.string().max(20_000), enter: z.boolean().optional() }),
  z.object({ do: z.literal('choose'), ref: Ref, options: z.array(z.string()).min(1).max(50) }),
  z.object({ do: z.literal('check'), ref: Ref, on: z.boolean() }),
  z.object({ do: z.literal('type'), text: z.string().min(1).max(5_000) }),
  z.object({ do: z.literal('press'), key: z.string().min(1).max(40), ref: Ref.optional() }),
  z.object({ do: z.literal('hover'), ref: Ref }),
  /** Presses it to see what it shows. What the page would send meanwhile is held back, so nothing comes of it. */
  z.object({ do: z.literal('peek'), ref: Ref }),
  z.object({ do: z.literal('drag'), ref: Ref, onto: Ref }),
  z.object({ do: z.literal('slide'), ref: Ref, value: z.number() }),
  z.object({ do: z.literal('scroll'), by: z.number().optional(), ref: Ref.optional() }),
  z.object({ do: z.literal('open'), url: z.string().max(4_000) }),
  z.object({ do: z.literal('back') }),
  z.object({ do: z.literal('forward') }),
  z.object({ do: z.literal('tab'), number: z.number().int().min(1).max(1_000), close: z.boolean().optional() }),
  z.object({
    do: z.literal('wait'),
    text: z.string().max(300).optional(),
    ref: Ref.optional(),
    until: z.enum(['gone', 'enabled', 'changed']).optional(),
    seconds: z.number().positive().max(60).optional(),
  }),
  z.object({ do: z.literal('dialog'), accept: z.boolean(), text: z.string().max(2_000).optional() }),
  z.object({ do: z.literal('log-in'), name: z.string().min(1).max(120) }),
  z.object({ do: z.literal('download'), ref: Ref }),
  /** Another look: at all of one thing, at a later part of the page, at what holds certain words, or as a picture. */
  z.object({
    do: z.literal('look'),
    ref: Ref.optional(),
    part: z.number().int().min(1).max(100).optional(),
    find: z.string().min(1).max(200).optional(),
    picture: z.boolean().optional(),
  }),
])
export type Act = z.infer<typeof Act>
/** Which part of a page a mind wants to see, where the page is longer than one look. */
export type View = Omit<Extract<Act, { do: 'look' }>, 'do'>

/** The next thing a mind wants: some acts, or to end, or to know something. */
export const Wanted = z.object({
  why: z.string().max(1_000),
  acts: z.array(Act).max(8).optional(),
  done: z
    .object({
      answer: z.record(z.string(), z.unknown()).optional(),
      /** Words of the page that show it, as they stand there. */
      shows: z.string().max(500).optional(),
      /** Of what was counted or added up: each row it was made of, by its name. */
      from: z.array(z.string().min(1).max(300)).max(400).optional(),
      /** Why it may not be what was asked. */
      doubt: z.string().max(500).optional(),
    })
    .optional(),
  ask: z.string().max(1_000).optional(),
  /** Answers to it that are likely, such as the things it is to be chosen between. */
  options: z.array(z.string().min(1).max(200)).max(10).optional(),
  /** Why it cannot be done here, though it was tried. */
  cannot: z.string().max(1_000).optional(),
  /** What was read here and is needed on a later page. */
  note: z.string().max(2_000).optional(),
  /** What a mind that reads no notes wants to be told again at the next look: how far it is. */
  memory: z.record(z.string(), z.unknown()).optional(),
})
export type Wanted = z.infer<typeof Wanted>

/** What a mind is given: nothing but this. */
export interface Situation {
  goal: string
  values: unknown
  give: Readonly<Record<string, string>>
  logIns: readonly string[]
  /** What was done so far, a line each. */
  told: readonly string[]
  /** What was written down of earlier pages: words of those pages, so data as they are. */
  notes: readonly string[]
  /** What it asked to be told again. */
  memory?: Readonly<Record<string, unknown>> | undefined
  /** How many acts are left. */
  left: number
  page: {
    url: string
    title: string
    text: string
    /** The same as a tree, whole, for a mind that reads no text. */
    seen?: readonly Seen[] | undefined
    /** Everything that can be referred to, also what this look does not show. */
    refs: ReadonlySet<string>
    /** The page is as it was at the look before. */
    unchanged: boolean
    dialogs: readonly string[]
    /** Where several are open: each with its number and title. */
    tabs?: readonly { number: number; title: string; isHere: boolean }[] | undefined
    /** A JPEG of the page, or of the one thing that was asked for; only where it was. Secrets are covered in it. */
    picture?: Uint8Array | undefined
  }
}

/** What a model took for an answer. */
export interface Spent {
  model: string
  inputTokens: number
  /** Of these, what the provider still knew and sells for less. */
  cachedTokens: number
  outputTokens: number
  /** Null where nobody has said what the model costs, as with an endpoint of one's own. */
  costCents: number | null
}

/** Says what to do next on a page. What the page says is data to it, whatever it says. */
export interface Decider {
  name: string
  /** Understands the purpose of a step well enough to find another way to it; one that reads words alone does not. */
  mends?: boolean | undefined
  decide(situation: Situation, signal: AbortSignal): Promise<{ wanted: Wanted; spent?: Spent | undefined }>
}
