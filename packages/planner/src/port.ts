import type { Recipe } from '@app/contract'
import type { Spent } from '@app/toolkit'

/** What a person wants done, and what is known before anything is done. */
export interface Goal {
  /** In the person's own words. */
  words: string
  /** Where to begin when the words name no address, such as the site an agent works on. */
  start?: string | undefined
  /** Sites the words may call by a name: "the practice shop". */
  sites: readonly Site[]
  /** The stored log-ins there are; their secrets are not the planner's to see. */
  logIns: readonly { name: string; origin: string }[]
  now: Date
}

export interface Site {
  /** The names it goes by, in plain lower case. */
  names: readonly string[]
  url: string
}

/** The words as steps, and what became of each part of them. */
export interface Plan {
  /** Undefined where nothing could be made of the words. */
  recipe: Recipe | undefined
  /** In the order of the recipe's steps: the part of the words each top-level step came from. */
  sources: readonly string[]
  /** Whatever was not used is said, never silently dropped; with the nearest thing that could be done. */
  notUnderstood: readonly { words: string; nearest?: string | undefined }[]
  /** What must be known before it can be carried out: an address, a log-in, a value. */
  questions: readonly string[]
  /** Names of log-ins the steps use. */
  logIns: readonly string[]
  /** Who made it, where that is not the planner that was asked. */
  planner?: string | undefined
  /** What a model took for it; nothing where none was asked. */
  spent?: Spent | undefined
  /** What a person should know about how it was made. */
  note?: string | undefined
}

/** Says what to do. Page, document and mail content never reaches it as words of the person (S-41). */
export interface Planner {
  /** As the person chose it: `quantum-ai` for the built-in one. */
  name: string
  plan(goal: Goal, signal: AbortSignal): Promise<Plan>
  /** What it would say without asking anybody, where it can. */
  atOnce?(goal: Goal): Plan | undefined
  /** How long it may take, where that is longer than usual. */
  longestMs?: number
}
