/** Something on a page, as the product's recipes name it: by role and accessible name, by a selector only where it has neither. */
export interface Spot {
  role?: string
  name?: string
  label?: string
  text?: string
  css?: string
  nth?: number
  exact?: boolean
}

export type RecordedStep =
  | { kind: 'open'; url: string }
  | { kind: 'press'; spot: Spot; link: boolean }
  | { kind: 'fill'; spot: Spot; value: string }
  | { kind: 'choose'; spot: Spot; options: string[] }
  | { kind: 'check'; spot: Spot; checked: boolean }

/** What was done and is not recorded: a secret, or something a recipe has no step for. */
export type LeftOut = 'secret' | 'file' | 'unnamed'

export interface Recording {
  tabId: number
  /** The page it began on. */
  url: string
  title: string
  on: boolean
  steps: RecordedStep[]
  leftOut: LeftOut[]
  /** How many steps there were when the page last changed: the next arrival was led to by none of them. */
  settled: number
}

/** A person records minutes, not days. */
export const MOST_STEPS = 150
