import type { MegaPlatform } from '@app/contract'
import { listPlatforms, toMegaPlatform } from '@app/platforms'

export interface Entry {
  platform: MegaPlatform
  /** What is searched, without accents and capitals. */
  name: string
  words: string
}

let entries: readonly Entry[] | undefined

/** Every platform, the most popular first; made once, since facts do not change while we run. */
export function readCatalogue(): readonly Entry[] {
  entries ??= listPlatforms()
    .map(toMegaPlatform)
    .sort((one, other) => other.popularity - one.popularity || one.name.localeCompare(other.name, 'en'))
    .map((platform) => ({ platform, name: plain(platform.name), words: wordsOf(platform) }))
  return entries
}

const wordsOf = ({ name, id, category, description }: MegaPlatform) =>
  plain([name, id, category, category.replaceAll('_', ' '), description].join('\n'))

/** “Piwigó” and “PIWIGO” are the same word. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
