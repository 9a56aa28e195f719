import { anyWord } from './any-word.ts'
import { fold } from './fold.ts'

/** What the law adds to a company's name, in the product's languages and around the world. */
const LEGAL = anyWord(
  'co\\.,? ?ltd|inc|incorporated|ltd|limited|llc|llp|lp|plc|pvt\\.? ?ltd|pte\\.? ?ltd|pty\\.? ?ltd|corp|corporation',
  'gmbh(?: ?& ?co\\.? ?kg)?|mbh|ag|kg|ohg|ug|e\\.? ?k|gbr',
  's\\.? ?a\\.? ?s|sarl|s\\.? ?a\\.? ?r\\.? ?l|eurl|s\\.? ?a|s\\.? ?l\\.? ?u?|s\\.? ?r\\.? ?l|s\\.? ?p\\.? ?a',
  'b\\.? ?v|n\\.? ?v|v\\.? ?o\\.? ?f|oy|ab|a/s|aps|sp\\.? z ?o\\.? ?o|kk|k\\.k',
  'sdn\\.? ?bhd|s/b|s/bhd|bhd|berhad|plt',
  '有限公司|股份公司|集团|株式会社|有限会社|合同会社|㈱',
)

/** What shops call themselves. */
const TRADE = anyWord(
  'enterprise|trading|restaurant|hardware|mart|minimart|supermarket|hypermarket|stores?|shop|pharmacy|bakery|bakeries|cafe|coffee',
  'company|co|centre|center|electrical|stationery|books?|bookstores?|bookshop|motor|auto|services?|industries|marketing|distributor',
  'hotel|group|holdings?|international|confectionery|clinic|petrol|station|kiosk|fashion|optical|salon|seafood|kitchen|bistro|grocery?',
  'restoran|farmasi|kedai|pasar|pasaraya|syarikat|perniagaan|klinik',
  'apotheke|markt|backerei|restaurante|panaderia|farmacia|supermercado|tienda|boulangerie|pharmacie|magasin|marche|librairie',
  '商店|超市|餐厅|酒店|药房|書店|食堂|薬局',
)

const find = (text: string): { from: number; to: number } | undefined => {
  const match = LEGAL.exec(fold(text))
  if (!match) return undefined
  const to = match.index + match[0].length
  return { from: match.index, to: text[to] === '.' ? to + 1 : to }
}

export const hasLegalForm = (text: string): boolean => find(text) !== undefined
export const hasTradeWord = (text: string): boolean => TRADE.test(fold(text))

/** Whether a line is nothing but the end of a name: the rest of it stands above. */
export function isLegalFormAlone(text: string): boolean {
  const form = find(text)
  if (!form) return false
  if (/^[^(]{1,20}\)/.test(text)) return true
  return (text.slice(0, form.from) + text.slice(form.to)).replace(/\P{L}/gu, '').length < 4
}

/** A name as far as its legal form, when figures follow it. */
export function upToLegalForm(text: string): string {
  const form = find(text)
  return form && /\d/.test(text.slice(form.to)) ? text.slice(0, form.to) : text
}

/** The name in front of a legal form, without what else its line says: `Tel. 12 | Acme Ltd. | Berlin` is `Acme Ltd.`. */
export function nameAround(text: string): string | undefined {
  const part = text.split(/ [-–|·•] |[|·•]/).find((one) => hasLegalForm(one) && !isLegalFormAlone(one))
  const form = part && find(part)
  if (!part || !form) return undefined
  const name = part
    .slice(0, form.to)
    .replace(/^.*(?:[:：]|\b(?:by|von|par|from|door) )/iu, '')
    .trim()
  return name.split(' ').length <= 8 && BEGINS_NAME.test(name) ? name : undefined
}

const BEGINS_NAME = /^[\p{Lu}\d"'“«(\u3040-\u30ff\u4e00-\u9fff]|^[a-z]-?\p{Lu}/u
