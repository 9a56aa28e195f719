/** Words for what is done with other tools, or at another time; a phone number that is asked for and how many downloads there were are none of them. */
const ELSEWHERE = [
  /\b(?:excel|xlsx?|csv|json|pdf|spreadsheet|word document|attach\w*|upload\w*|download(?!s\b)\w*)\b/iu,
  /(?:^|[.,;]\s*|\b(?:and|then|please|und|dann|bitte|et|puis|y|luego)\s+)(?:e-?mail|mail|call|phone|ring|fax|text|maile?|rufe?|appelle|téléphone|llama)\b(?!\s*(?:[:+\d]|no\b|number|nummer|is\b|address))/iu,
  /\b(?:send|write|schick\w*|sende|envoie|envía|by|per|via|par|por)\b[^.]{0,60}\b(?:sms|text messages?)\b/iu,
  /\b(?:by|per|via|als|par|por) (?:e-?mail|mail|phone|sms|telefon|courriel|téléphone|correo)\b/iu,
  /\b(?:send|schick\w*|sende|envoie|envoyez|envía|manda)\b[^.]{0,60}\b(?:e-?mail|mail|courriel|correo)\b/iu,
  /\b(?:every|each) (?:\w+ )?(?:hour|day|week|month|year|morning|evening|night|weekday|minutes?|hours|days|mon|tues|wednes|thurs|fri|satur|sun)/iu,
  /\b(?:daily|weekly|monthly|hourly) (?:at|on)\b|\b(?:jeden|jede) (?:tag|woche|monat|stunde|morgen|montag|dienstag|mittwoch|donnerstag|freitag)|täglich um|chaque (?:jour|semaine|mois|matin|lundi)|tous les (?:jours|matins|lundis)|todos los|cada (?:día|semana|mes|hora)/iu,
  /\b(?:datei|anhang|tabelle|fichier|tableur|archivo|hoja de cálculo)\b/iu,
  /邮件|文件|电话|每天|每周|メール|ファイル|電話|毎日|毎週|エクセル|表格/u,
]

/** Speaks of nothing but pages. */
export function isForPages(words: string): boolean {
  // What somebody quotes is a name: a course may be called after a spreadsheet.
  const said = words.replace(QUOTED, ' ')
  return !ELSEWHERE.some((form) => form.test(said))
}

const QUOTED = /"[^"\n]{1,200}"|“[^”\n]{1,200}”|„[^“”\n]{1,200}[“”]|«[^»\n]{1,200}»|「[^」\n]{1,200}」/gu
