import type { ToolStep } from '@app/contract'
import { plainWords } from '@app/values'
import { lasting } from '../tasks/decided-acts.ts'
import type { ShownStep } from './open-shown.ts'

const LONGEST_ROUND = 10
/** More than a person would look over before they press. */
const MOST_OTHERS = 50

export interface Others {
  /** What was done before the first of them, and the same round for each that is left. */
  steps: ToolStep[]
  /** The rows that are left, by what only they say. */
  rows: string[]
}

/** Somebody did the same in two rows at last: what is left to be done in the others, or undefined where it was not the same. */
export function findOthers(shown: readonly ShownStep[]): Others | undefined {
  for (let length = 1; length <= Math.min(LONGEST_ROUND, shown.length / 2); length += 1) {
    const [one, two] = [shown.slice(-2 * length, -length), shown.slice(-length)]
    const rowed = two.findIndex((step, at) => step.place && one[at]?.place && one[at].place !== step.place)
    if (rowed < 0 || !one.every((step, at) => isSame(step, two[at], at === rowed))) continue
    const { place: first = '', others: before = [] } = one[rowed] as ShownStep
    const { place = '', others = [] } = two[rowed] as ShownStep
    // The first row may read otherwise by now: it is the one that still says what only it said.
    const done = tellingOf(first, before, nameOf(one[rowed]))
    if (done === undefined) return undefined
    const left = others.filter((other) => other !== '' && !plainWords(other).includes(plainWords(done)))
    const rows = left.flatMap(
      (row, at) => tellingOf(row, [place, first, ...left.toSpliced(at, 1)], nameOf(two[rowed])) ?? [],
    )
    // One that cannot be told from the others is not guessed at, and neither are the rest.
    if (rows.length === 0 || rows.length !== left.length || rows.length > MOST_OTHERS) return undefined
    const way = shown.slice(0, -2 * length).map((step) => toStep(step))
    return {
      rows,
      steps: [...way, ...rows.flatMap((row) => two.map((step, at) => toStep(step, at === rowed ? row : undefined)))],
    }
  }
  return undefined
}

interface Target {
  name?: string
  nth?: number
}

const nameOf = (step: ShownStep | undefined): string => (step?.with.target as Target | undefined)?.name ?? ''

/** The same but for the row it was done in. */
function isSame(one: ShownStep, two: ShownStep | undefined, isRowed: boolean): boolean {
  const bare = ({ do: tool, with: given }: ShownStep) => {
    const { nth, ...target } = (lasting(given).target ?? {}) as Target
    return JSON.stringify({ tool, ...lasting(given), target: isRowed ? target : { ...target, nth } })
  }
  return two !== undefined && bare(one) === bare(two)
}

function toStep({ do: tool, says, with: given }: ShownStep, row?: string): ToolStep {
  const kept = lasting(given)
  if (row === undefined) return { do: tool, name: says.slice(0, 200), with: kept }
  const { nth: _, ...target } = kept.target as Target
  return {
    do: tool,
    name: `${says.replace(/ in “.*”$/s, '')} in “${row}”`.slice(0, 200),
    with: { ...kept, target: { ...target, near: row } },
  }
}

const SHORTEST = 3

/** The first few words of a row that stand in no other; where there are none, any few. */
function tellingOf(row: string, others: readonly string[], but: string): string | undefined {
  const words = row.split(/\s+/).filter(Boolean)
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  )
  return runs.find((run) => {
    const plain = plainWords(run)
    return (
      plain.length >= SHORTEST &&
      plain !== plainWords(but) &&
      !others.some((other) => plainWords(other).includes(plain))
    )
  })
}
