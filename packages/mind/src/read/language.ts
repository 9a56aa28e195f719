export const LANGUAGES = ['en', 'de', 'fr', 'es', 'zh', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** Small words that each language is full of; only those the others do not have. */
const TELLING: Record<'en' | 'de' | 'fr' | 'es', string> = {
  en: 'the of and to for with from please give tell show what which how many each every all then my me is are find open',
  de: 'der die das den dem des und zu mit von bitte gib sag zeig was welche wie viele jede jeden alle dann mein mir ist sind auf nach für oder öffne gehe suche klicke bei welchen unter im am vom zum zur beim herr frau kannst könntest könnten ich wir setz neue neuer diesen liegt ein eine einen',
  fr: 'le les des du et à avec pour dans sur donne moi dis montre quel quelle combien chaque tous toutes puis mon est sont ouvre va cherche clique une au aux quels quelles moins ce cette il elle nous vous ajoute mets passe peux pouvez pourrais',
  es: 'el los las del y con para por en favor dame dime muestra qué cuál cuántos cada todos todas luego mi es son abre ve busca haz una un al cuáles menos este esta pon añade cambia puedes puede podrías',
}

const ELIDED = /(?:^|\s)(?:qu|[cdjlmnst])['’][aeiouyhàâéèêëîïôœûù]/iu

/** A name from a page, in whatever language that is. */
const QUOTED = /"[^"\n]{1,300}"|“[^”\n]{1,300}”|「[^」\n]{1,300}」/gu

/** By its script, else by its small words, or those around it; English when nothing tells. */
export function languageOf(said: string, around = ''): Language {
  const bare = said.replace(QUOTED, ' ')
  const words = /\p{L}{2}/u.test(bare) ? bare : said
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return 'ja'
  if (/\p{Script=Han}/u.test(words)) return 'zh'
  const seen = words.toLowerCase().split(/[^\p{L}]+/u)
  const scores = Object.entries(TELLING).map(([language, telling]) => {
    const known = new Set(telling.split(' '))
    return { language: language as Language, score: seen.filter((word) => known.has(word)).length }
  })
  // "L'adresse": no other of them leaves a vowel out; and none begins a question with a sign.
  for (const one of scores)
    if ((one.language === 'fr' && ELIDED.test(words)) || (one.language === 'es' && /[¿¡ñ]/u.test(words))) one.score += 1
  const [best] = scores.sort((a, b) => b.score - a.score)
  if (best && best.score > 0) return best.language
  // Who says little speaks as what is around it.
  return around ? languageOf(around) : 'en'
}
