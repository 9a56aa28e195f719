import type { PursueStep, Recipe } from '@app/contract'
import { isUrl } from '@app/values'
import type { Goal, Plan } from '../port.ts'

const ADDRESS = /https?:\/\/[^\s"'<>）」]+/giu

/**
 * Words for what is not done on a page but with other tools, or at another time, in the six languages the product speaks.
 * One too many here costs a request; one too few costs a task, so the list is wide.
 */
const ELSEWHERE = new RegExp(
  [
    String.raw`\b(?:e-?mails?|mails?|correos?|courriels?|sms|excel|xlsx?|csv|json|pdf|spreadsheets?|files?|documents?|downloads?|attach\w*|upload\w*)\b`,
    String.raw`\b(?:phone|telefon\w*|téléphon\w*|llam\w+|call (?:me|them|him|her|us|the|\+)|ring|anruf\w*|rufe?|appele\w*|appel|text message)\b`,
    String.raw`\b(?:datei\w*|anhang|dokument\w*|tabelle|fichiers?|tableur|archivos?|hoja de cálculo)\b`,
    String.raw`\b(?:every|each|daily|weekly|monthly|hourly|jede\w*|täglich|wöchentlich|monatlich|chaque|tous les|toutes les|cada|todos los|todas las|diari\w*)\b`,
    '邮件|文件|电话|每|メール|ファイル|電話|毎|エクセル|表格',
  ].join('|'),
  'iu',
)

/** Whether a model can do without being asked for a plan. */
const isOnPages = (said: string): boolean => !ELSEWHERE.test(said)

/**
 * Words that name one address and speak of nothing but its pages are one goal: whoever looks at the page decides the rest,
 * and nobody has to be asked for a plan. Undefined where more may be meant.
 */
export function pageGoal({ words, start, logIns }: Goal, isForPages = isOnPages): Plan | undefined {
  const said = words.replace(ADDRESS, ' ')
  const addresses = [...words.matchAll(ADDRESS)].map(([address]) => address.replace(/[.,;:!?)\]]+$/, ''))
  const [url = start, ...more] = addresses
  if (!url || more.length > 0 || !isUrl(url) || !isForPages(said) || words.includes('{{')) return undefined
  if (!/\p{L}/u.test(said)) return undefined
  const { origin } = new URL(url)
  const known = logIns.filter((logIn) => logIn.origin === origin).map(({ name }) => name)
  const goal: PursueStep = {
    pursue: words,
    name:
      said.replace(/^[\s:,.]*(?:(?:on|at|in|go to|open|visit|auf|sur|en|dans)\b)?[\s:,.]*/iu, '').slice(0, 200) ||
      'Do it',
    values: {},
    give: { answer: 'what the person wants to know; left out where they asked for nothing' },
    logIns: known,
    within: { acts: 40, seconds: 1_200, cents: 100 },
  }
  const open = { do: 'browser.open', name: `Open ${new URL(url).host}`, with: { url } }
  const recipe: Recipe = { version: 1, title: '', steps: [open, goal] }
  return { recipe, sources: [words, words], notUnderstood: [], questions: [], logIns: known }
}
