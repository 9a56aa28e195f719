import type { Target } from './target.ts'

/** What the product promises, and an attempt to make it break that promise. */
export interface Attack {
  /** The promise, as a sentence. */
  name: string
  group: string
  /** True where it held; else what was got instead. */
  run(target: Target): Promise<true | string>
  /** It needs what only an installation of our own has: its keys, its log, its clean state. */
  own?: true
  /** Where the product itself takes longer than others to make up its mind. */
  seconds?: number
}

/** The attacks of one group, each told under its name. */
export const group = (name: string, attacks: Omit<Attack, 'group'>[]): Attack[] =>
  attacks.map((attack) => ({ ...attack, group: name }))

/** The first of several findings, or that there was none. */
export const firstOf = (findings: (true | string)[]): true | string =>
  findings.find((finding) => finding !== true) ?? true
