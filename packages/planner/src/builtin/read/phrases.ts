import type { Language } from '@app/mind/reading'
import type { Sheet } from './sheet.ts'

/** A part of a clause between two small words: "of" "Gina Rossi". */
export interface Phrase {
  lead: string
  text: string
  from: number
  to: number
}

const LEADS: Record<Exclude<Language, 'zh' | 'ja'>, string> = {
  en: 'of|in|on|at|from|to|for|with|by|about|into|onto|within|near|around|using|as|via|named|called|titled|entitled|that|which|who|whom|whose|where|when|because|stating|saying|says|including|containing|related|regarding|concerning|during|durning|since|before|after|between|if|unless|while|among|amongst|across|through|over|under|against|without|own|owned|mention|mentions|mentioning|has|have|having|is|are|was|were|being|and|or|did|does|made|make|than|next to|beside|until|upon|per|located|stated|directed|using|assigned|created|expressed|featuring|priced',
  de: 'von|vom|in|im|ins|auf|am|an|aus|zu|zum|zur|für|mit|bei|über|unter|nach|neben|als|namens|der|die|das|dass|wo|wenn|und|oder|seit|vor|zwischen|ist|sind|hat|haben|des',
  fr: 'de|du|des|dans|sur|à|au|aux|pour|avec|par|chez|en|sous|entre|nommé|appelé|qui|que|dont|où|si|et|ou|depuis|avant|après|est|sont|a|ont',
  es: 'de|del|en|sobre|a|al|para|con|por|desde|hasta|entre|llamado|titulado|que|cuyo|donde|si|y|o|antes|después|es|son|tiene|tienen',
}
/** Words in front that do not tell one thing from another. */
const SMALL =
  /^(?:the|an?|all|any|every|each|my|our|your|his|her|their|its|some|this|that|these|those|of|der|die|das|den|dem|des|eine?[nmrs]?|alle[rn]?|jede[nrs]?|meine?[nmrs]?|les?|la|l['’]|un|une|des|tous|toutes|chaque|mes?|mon|ma|el|los|las|una|unos|todos|todas|cada|mis?|also|just|please|bitte|there|both|out|me|us|up|list|of)\s+/iu

export const withoutSmall = (text: string): string => {
  let rest = text.trim()
  for (let rounds = 0; rounds < 5 && SMALL.test(rest); rounds += 1) rest = rest.replace(SMALL, '')
  return rest.replace(/[\s,.;:!?。，、]+$/u, '').trim()
}

/** The clause from a place on, cut at its small words and commas. Nothing inside a value is cut. */
export function splitPhrases(sheet: Sheet, from: number, language: Language): Phrase[] {
  const left = sheet.left()
  const cuts = [...left.slice(from).matchAll(separatorOf(language))].map(({ index, 0: mark, 1: lead }) => ({
    from: from + index,
    to: from + index + mark.length,
    lead: lead?.toLowerCase() ?? ',',
  }))
  const starts = [{ from, to: from, lead: '' }, ...cuts]
  return starts.flatMap(({ to: start, lead }, at): Phrase[] => {
    const end = starts[at + 1]?.from ?? left.length
    const text = sheet.original(start, end).replace(/^[\s,.;:!?]+|[\s,.;:!?]+$/gu, '')
    return text ? [{ lead, text, from: start, to: end }] : []
  })
}

const FORMS = new Map<Language, RegExp>()
function separatorOf(language: Language): RegExp {
  const known = FORMS.get(language)
  if (known) return known
  const form =
    language === 'zh'
      ? /[的，、,和]|(在|从|到|为|用)/gu
      : language === 'ja'
        ? /[、,と]|(の|で|に|から|を|が|は|へ)/gu
        : new RegExp(`,\\s*|(?<![\\p{L}\\p{N}Ω])(${LEADS[language]})(?![\\p{L}\\p{N}'’-])\\s*`, 'giu')
  FORMS.set(language, form)
  return form
}
