import { amountsIn } from './amounts-in.ts'
import { anyWord } from './any-word.ts'
import { datesIn } from './dates-in.ts'
import { fold } from './fold.ts'

export type LineKind = 'registration' | 'contact' | 'tax' | 'title' | 'labelled' | 'date' | 'address' | 'name'

const REGISTRATION = anyWord(
  '(?:co|company)[ .-]{0,2}(?:reg|no|registration)|reg(?:istration)?[ .]{0,2}no|roc|br no|ssm|crn|cin',
  'hrb|handelsregister|siret|siren|rcs|kvk|registro mercantil',
)
const REGISTRATION_ALONE =
  /^[([]? ?(?:no[.:]? ?)?[a-z]{0,4}[ -]?\d{4,12} ?[-–]? ?[a-z]{1,2} ?[)\]]?$|^[([] ?[a-z]{0,3}\d{4,12}[-a-z\d]{0,4} ?[)\]]$/
const CONTACT = anyWord(
  'tel|telp|telephone|phone|ph|fax|mobile|hp|whats ?apps?|hotline|e-?mail|website|www|https?|careline|contact',
  'telefon|telefono|电话|電話|傳真|传真',
)
const PHONE_ALONE = /^[(+]?\d[\d ()/-]{6,}$/
const TAX = anyWord('gst|vat|sst|tin|gstin|ust-?id(?:nr)?|ust-?idnr|steuer-?nr|tva|nif|cif|btw|iva|service tax')
const TITLE =
  /^[^\p{L}]*(?:simplified |full |original |copy |kopie )?(?:tax |cash |sales |retail )?(?:invoices?|receipt|bill|rechnung|facture|factura|factuur|fattura|quittung|recu|recibo|ticket|credit note|adjustment note|bon|cash sales|cash bill|official receipt|发票|收据|領収書|請求書|レシート)(?!\p{L})/u
const LABELLED =
  /^(?:invoice|inv|bill|receipt|doc(?:ument)?|date|time|cashier|counter|table|order|member|customer|terminal|pos|station|ref|owned by|server|operator|staff|sales(?:person)?|pax|cover|item|qty|description|code|reservation|shop(?:ping)? hours|valued|store|branch|outlet|opening|datum|fecha|caja|kasse|bediener|kellner|tisch|serveur|caisse)(?!\p{L})[^,]{0,60}[:#]|^(?:bill to|ship to|sold to|deliver to|attn)(?!\p{L})/u
const STREETS = anyWord(
  'no\\.?|lot|building|bldg|floor|flr|level|unit|suite|ste|street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd',
  'highway|hwy|square|sq|park|village|estate|block|blk|house|plaza|mall|complex|p\\.? ?o\\.? box',
  'jalan|jln|jl|lorong|lrg|taman|tmn|bandar|bdr|kampung|kg|seksyen|sek|persiaran|lebuh|kawasan|batu|wisma|menara|kompleks',
  'rue|place|chemin|allee|quai|cedex|calle|avenida|avda|paseo|carretera|straat|weg|laan|plein|via|piazza|corso',
  '\\p{L}+(?:strasse|straße|str|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein)',
  '路|街|道|区|區|市|省|县|縣|号|號|丁目|番地|都|府',
)
/** Languages that put the kind of street before its name. */
const STREET_FIRST =
  /^(?:jalan|jln|lorong|lebuh|persiaran|rue|avenue|boulevard|calle|avenida|via|piazza|carrer|rua) \p{L}/u
const POSTCODE =
  /(?<!\d)\d{5,6}(?!\d)|(?<![a-z\d])(?:[a-z]{2} \d{5}(?:-\d{4})?|\d{4} ?[a-z]{2}|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2})(?![a-z\d])|〒 ?\d{3}-\d{4}/

/** What a line at the head of a document is about. */
export function kindOfLine(text: string): LineKind {
  const folded = fold(text).trim()
  if (REGISTRATION.test(folded) || REGISTRATION_ALONE.test(folded)) return 'registration'
  if (CONTACT.test(folded) || folded.includes('@') || PHONE_ALONE.test(folded)) return 'contact'
  if (TAX.test(folded)) return 'tax'
  if (TITLE.test(folded)) return 'title'
  if (LABELLED.test(folded)) return 'labelled'
  const [date] = datesIn(text)
  if (date && date.from < 3) return 'date'
  if (amountsIn(text).length > 0 && !text.includes(',')) return 'labelled'
  return isAddress(folded) ? 'address' : 'name'
}

function isAddress(folded: string): boolean {
  if (/^\(.*\)$/.test(folded)) return false
  if (STREET_FIRST.test(folded)) return true
  const [number, street] = [/\d/.test(folded), STREETS.test(folded)]
  if (street && (number || folded.includes(','))) return true
  return (POSTCODE.test(folded) && /\p{L}{3}/u.test(folded)) || (folded.endsWith(',') && (number || street))
}

export const hasPostcode = (text: string): boolean => POSTCODE.test(fold(text))
