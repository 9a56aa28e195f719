import { Refused } from '@app/toolkit'
import { fold } from '../fields/fold.ts'

/** The option that is meant: the same words, else the only one that begins with them or holds them. */
export function chooseOption(value: string, options: readonly string[], shown: string): string {
  const wanted = fold(value).trim()
  const same = options.find((option) => fold(option).trim() === wanted)
  if (same !== undefined) return same
  const holding = options.filter((option) => wanted !== '' && fold(option).includes(wanted))
  const [only] = holding
  if (only !== undefined && holding.length === 1) return only
  throw new Refused(`"${shown}" cannot be "${value.slice(0, 80)}". Choose one of: ${options.slice(0, 20).join(', ')}.`)
}
