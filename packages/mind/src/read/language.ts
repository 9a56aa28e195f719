export const LANGUAGES = ['en', 'de', 'fr', 'es', 'zh', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** Small words that each language is full of; only those the others do not have. */
const TELLING: Record<'en' | 'de' | 'fr' | 'es', string> = {
  en: 'the of and to for with from please give tell show what which how many each every all then my me is are find open',
  de: 'der die das den dem des und zu mit von bitte gib sag zeig was welche wie viele jede jeden alle dann mein mir ist sind auf nach für oder öffne gehe suche klicke bei welchen unter setz neue neuer diesen liegt ein eine einen',
  fr: 'le les des du et à avec pour dans sur donne moi dis montre quel quelle combien chaque tous toutes puis mon est sont ouvre va cherche clique une au aux quels quelles moins ce cette il elle nous vous ajoute mets passe',
  es: 'el los las del y con para por en favor dame dime muestra qué cuál cuántos cada todos todas luego mi es son abre ve busca haz una un al cuáles menos este esta pon añade cambia',
}

/** By its script, else by its small words; English when nothing tells. */
export function languageOf(words: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return 'ja'
  if (/\p{Script=Han}/u.test(words)) return 'zh'
  const seen = words.toLowerCase().split(/[^\p{L}]+/u)
  const scores = Object.entries(TELLING).map(([language, telling]) => {
    const known = new Set(telling.split(' '))
    return { language: language as Language, score: seen.filter((word) => known.has(word)).length }
  })
  const [best] = scores.sort((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.language : 'en'
}
