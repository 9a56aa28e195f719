import { z } from 'zod'
import { ById, call, Done } from './call.ts'

/**
 * The browser of a running task as it is, as server-sent events named `frame` (LiveFrame), `place` (LivePlace), `state`
 * (LiveState) and `ended`. No row of `calls`: its answer does not end.
 */
export const LIVE_BROWSER_PATH = '/api/tasks/:id/browser'

export interface LiveFrame {
  number: number
  /** A JPEG in base 64. */
  image: string
}

export interface LivePlace {
  url: string
  title: string
}

export interface LiveState {
  /** `none`: no browser is open. `asked`: the agent finishes what it is doing, then the page is yours. */
  control: 'none' | 'agent' | 'asked' | 'person'
  takenAt: string | null
  /** Why the last thing you wanted was not done. */
  said: string | null
  /** What the page asks whoever has it, in a dialog of the browser. It waits. */
  asks: { kind: 'alert' | 'confirm' | 'prompt'; message: string; value: string } | null
  /** What you have shown so far, in words; null while nothing is being shown. */
  noted: string[] | null
}

const part = z.number().min(0).max(1)

/** What a person does on the page. Places are parts of the picture: 0 is left or top, 1 is right or bottom. */
export const Handling = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), x: part, y: part }),
  z.strictObject({
    do: z.literal('click'),
    x: part,
    y: part,
    /** Right after the last one, which makes two of them a double click. */
    again: z.boolean().optional(),
    /** With the other button. */
    right: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('drag'), x: part, y: part, toX: part, toY: part }),
  z.strictObject({ do: z.literal('scroll'), x: part, y: part, by: z.number().min(-5_000).max(5_000) }),
  // Small enough to travel as one notification of the database, which keeps none of it.
  z.strictObject({ do: z.literal('type'), text: z.string().min(1).max(500) }),
  z.strictObject({ do: z.literal('press'), key: z.string().min(1).max(40) }),
  // Only while something is shown: what is to be read there, the value itself or all of the list it stands in.
  z.strictObject({ do: z.literal('mark'), x: part, y: part, all: z.boolean().optional() }),
  z.strictObject({ do: z.literal('back') }),
  z.strictObject({ do: z.literal('open'), url: z.string().trim().min(1).max(1_500) }),
  z.strictObject({ do: z.literal('answer'), accept: z.boolean(), text: z.string().max(500).optional() }),
])
export type Handling = z.infer<typeof Handling>

export const liveBrowserCalls = {
  takeOver: call({
    method: 'POST',
    path: '/api/tasks/:id/browser/take-over',
    does: 'Takes the browser of a running task over; the agent waits, and its time stands still.',
    needs: ['approve'],
    params: ById,
    reply: Done,
  }),
  handBack: call({
    method: 'POST',
    path: '/api/tasks/:id/browser/hand-back',
    does: 'Hands the browser back to the agent, which goes on from the page as it is.',
    needs: ['approve'],
    params: ById,
    reply: Done,
  }),
  input: call({
    method: 'POST',
    path: '/api/tasks/:id/browser/input',
    does: 'Does something on the page you have taken over. What you type is neither logged nor kept.',
    needs: ['approve'],
    params: ById,
    body: z.strictObject({ inputs: z.array(Handling).min(1).max(50) }),
    reply: Done,
  }),
}
