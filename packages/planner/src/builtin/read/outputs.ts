import type { Sheet } from './sheet.ts'

/** What is to become of what was found. */
export interface Output {
  file?: 'csv' | 'xlsx' | 'json' | 'pdf'
  name?: string
}

const TYPES: readonly [RegExp, NonNullable<Output['file']>][] = [
  [/^(?:csv|comma.separated)/i, 'csv'],
  [/^(?:excel|xlsx|xls|spreadsheet|workbook|tabelle|tableur|feuille|hoja|表格|电子表格|エクセル)/i, 'xlsx'],
  [/^json/i, 'json'],
  [/^(?:pdf|report)/i, 'pdf'],
]
const FORM =
  /,?\s*(?:(?:and|und|et|y)\s+)?(?:(?:give|send|hand|get|gib|donne|dame|export|save|store|put|write|return|provide|make|speichere?|enregistre|guarda)(?:(?:-|\s+)(?:it|them|that|this|me|mir|moi|the (?:results?|list|data)|everything|all|es|sie|le|les|lo|los|alles))?\s+)?(?:(?:as|in|into|to|als|in|en|comme|como|dans|a)\s+)?(?:(?:an?|the|eine?|un|une|una|one)\s+)?(?<![\p{L}])(csv|excel|xlsx|spreadsheet|json|pdf report|pdf|工作表|表格)(?![\p{L}])(?:[- ]?(?:file|table|list|document|datei|fichier|archivo|sheet|workbook|文件|ファイル))?(?:\s+(?:called|named|namens|nommé|llamado)\s+(Ω+))?(?:で|に|として)?/iu

/** Takes "as a CSV", "in an Excel file", "give me a JSON", "save it as prices.csv" off the sheet. */
export function takeOutput(sheet: Sheet): Output {
  const named =
    /,?\s*(?:(?:and|und)\s+)?(?:(?:save|store|export|write|put|keep|speichere?)\s+)?(?:(?:it|them|that|this|the (?:results?|list|data)|everything|all)\s+)?(?:as|in|into|to|als)\s+(?:(?:an?|the)\s+)?(?:file\s+(?:(?:called|named)\s+)?)?(Ω+)/iu.exec(
      sheet.left(),
    )
  const value = named && sheet.valueAt(named.index + named[0].length - 1)
  if (named && value?.sort === 'file') {
    const type = TYPES.find(([form]) => form.test(value.text.split('.').at(-1) ?? ''))?.[1]
    if (type) {
      sheet.take(named.index, named.index + named[0].length)
      return { file: type, name: value.text.replace(/\.\w+$/, '') }
    }
  }
  const match = FORM.exec(sheet.left())
  if (!match?.[1]) return {}
  const file = TYPES.find(([form]) => form.test(match[1] ?? ''))?.[1]
  // "Fill the PDF", "open the CSV": a document that is there already.
  if (!file || /\b(?:the|der|die|das|le|la|el)\s*(?:csv|pdf|json|excel)/iu.test(match[0])) return {}
  const name = match[2] ? sheet.valueAt(match.index + match[0].lastIndexOf(match[2]))?.text : undefined
  sheet.take(match.index, match.index + match[0].length)
  return { file, ...(name ? { name } : {}) }
}
