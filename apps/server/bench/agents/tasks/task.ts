import type { State } from '../site.ts'

export interface Done {
  state: State
  /** What the run said, as one text: its result and the files it made. */
  said: string
  /** What left the product meanwhile, or would have with a mail server and a phone. */
  mails: readonly { to: string[]; subject: string; text: string; attachments: unknown[] }[]
  calls: readonly { to: string }[]
}

export interface BenchTask {
  site: string
  /** Whether something was to change. */
  writes: boolean
  /** The same wish in different words; `@` is the address of the site. */
  words: readonly string[]
  /** Whether it was done, from what the site remembers and what was answered; never from what the run thinks of itself. */
  done(done: Done): boolean
}

export const last = ({ posts }: State): Record<string, string> => posts.at(-1)?.form ?? {}
export const sent = ({ state }: Done, wanted: Record<string, string>): boolean =>
  state.posts.length > 0 && Object.entries(wanted).every(([key, value]) => last(state)[key] === value)
export const once = (done: Done, wanted: Record<string, string>): boolean =>
  done.state.posts.length === 1 && sent(done, wanted)
export const says =
  (...parts: (string | number)[]) =>
  ({ said }: Done) =>
    parts.every((part) => said.includes(String(part)))
/** A file with these in it, and without those. */
export const lists =
  (wanted: readonly string[], others: readonly string[] = []) =>
  ({ said }: Done) =>
    wanted.every((one) => said.includes(one)) && !others.some((one) => said.includes(one))

type Make = (site: string, words: readonly string[], done: BenchTask['done']) => BenchTask
export const writes: Make = (site, words, done) => ({ site, writes: true, words, done })
export const reads: Make = (site, words, done) => ({ site, writes: false, words, done })
