import type { Next } from '../builtin-decider.ts'
import { coveredBy, neededIn } from '../match/need.ts'
import type { Memory } from '../memory.ts'
import type { Scene, Thing } from '../page/scene.ts'
import type { Clause } from '../read/clause.ts'
import { LANGUAGES, type Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, wordsOf } from '../read/words.ts'
import { CROSS } from './leads.ts'

/**
 * A dialog that nobody asked for and that is about something else: cookies, a newsletter, what is new. It is closed; what it
 * wants is agreed to only where it is about cookies and leaves no other way.
 */
export function closeInterruption(
  { scene, said, language }: { scene: Scene; said: readonly Clause[]; language: Language },
  { pressed, tried, went }: Memory,
): Extract<Next, { acts: unknown }> | undefined {
  const name = `close: ${scene.dialog}`
  if (scene.dialog === undefined || pressed !== undefined || tried.includes(name)) return undefined
  const shown = wordsOf(scene.text, language)
  const wanted = said.flatMap((clause) => neededIn(clause, language)).filter(({ weight }) => !weight)
  if (coveredBy(wanted, shown).length > 0) return undefined
  // It speaks of what was opened last, so that opened it.
  if (wordsOf(went.at(-1) ?? '', language).some((word) => !word.small && isIn(word, shown))) return undefined
  const presses = scene.things.filter(({ kind, disabled }) => (kind === 'press' || kind === 'link') && !disabled)
  const closes =
    presses.find((one) => says(one, 'declines')) ??
    presses.find((one) => CROSS.test(one.name.trim()) || says(one, 'leaves')) ??
    (mentions(scene.text, 'consents') ? presses.find((one) => says(one, 'accepts')) : undefined)
  if (!closes) return undefined
  return {
    acts: [{ do: 'click', ref: closes.ref }],
    why: `Close “${scene.dialog}” by “${closes.name}”`,
    memory: { tried: [...tried, name] },
  }
}

/** Such dialogs come in the site's language, which need not be that of the words. */
const mentions = (text: string, row: string): boolean =>
  LANGUAGES.some((language) => {
    const words = wordsOf(text, language)
    return words.some((_, at) => phrases(language, row).at(words, at) > 0)
  })

const says = ({ name }: Thing, row: string): boolean => name.length < 60 && mentions(name, row)
