import type { Act } from '@app/toolkit'
import { readNumber } from '@app/values'
import { LEXICONS } from '../lexicon/index.ts'
import type { Value } from '../read/values.ts'
import { wordsOf } from '../read/words.ts'
import type { Slot } from './slots.ts'
import type { Problem } from './solution.ts'

/**
 * "Raise the fee by 75": what is entered is so much more than what stands there. Undefined where nothing was said of that; a
 * figure that stands nowhere cannot be raised.
 */
export function byAmount(act: Act, { value }: Slot, problem: Problem): Act | 'unknown' | undefined {
  const said = act.do === 'fill' ? changeIn(problem) : undefined
  if (act.do !== 'fill' || !said || readNumber(act.text) !== said.value.amount) return undefined
  const now = /\d/.test(value) ? readNumber(value) : undefined
  if (now === undefined || said.value.amount === undefined) return 'unknown'
  const decimals = Math.max(
    ...[value, said.value.text].map((text) => /[.,](\d{1,2})\D*$/u.exec(text)?.[1]?.length ?? 0),
  )
  return { ...act, text: (now + said.sign * said.value.amount).toFixed(decimals) }
}

/** The figure right behind "by", where the verb says in which direction. */
function changeIn({
  clause: { verb, words, values, whole },
  language,
}: Problem): { value: Value; sign: 1 | -1 } | undefined {
  const first = verb && words[verb.at]
  if (!first) return undefined
  const is = (row: 'raises' | 'lowersBy') => LEXICONS[language][row].split('|').includes(first.plain)
  const sign = is('raises') ? 1 : is('lowersBy') ? -1 : undefined
  const value = values.find(({ from, sort }) => {
    const [last] = wordsOf(whole.slice(Math.max(0, from - 12), from), language).slice(-1)
    return (sort === 'number' || sort === 'money') && last && LEXICONS[language].by.split('|').includes(last.plain)
  })
  return sign && value ? { value, sign } : undefined
}
