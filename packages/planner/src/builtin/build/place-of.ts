import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import { ordinalIn } from './refer-back.ts'

const KIND =
  /\s*\b(?:button|link|tab|icon|menu item|menu|field|box|checkbox|option|entry|schaltfläche|knopf|taste|feld|link|reiter|bouton|lien|onglet|champ|botón|enlace|pestaña|campo|按钮|链接)$|按钮$|链接$|ボタン$|リンク$/iu
const BESIDE =
  /\s+(?:next to|beside|in the row of|in the row for|in the row with|in the line of|for|of|in|on|near|under|at|neben|bei|von|in der zeile|à côté de|de|junto a|dans|pour|en)\s+/iu

/** What is meant on the page, and what it stands beside: "the Delete button next to Okapi Lamp". */
export function placeOf(frame: Frame): { target: string; near?: string | undefined; nth?: number | undefined } {
  const quote = frame.values.find(({ sort }) => sort === 'quote')
  const text = withoutSmall(frame.whole)
  const nth = ordinalIn(text)
  const plain = withoutSmall(
    nth === undefined
      ? text
      : text
          .replace(
            /\b(?:first|second|third|fourth|fifth|erste[nr]?|zweite[nr]?|premi[eè]re?|deuxième|primer[oa]?|segund[oa])\b/iu,
            ' ',
          )
          .replace(/\s+/gu, ' '),
  )
  if (quote) {
    const [, after = ''] = plain.split(quote.text)
    const near = BESIDE.test(after) ? after.split(BESIDE).at(-1)?.replace(/["“”]/gu, '').trim() : undefined
    return {
      target: quote.text,
      near: near && !isPlace(near) ? withoutSmall(near) : undefined,
      nth: nth === undefined ? undefined : nth + 1,
    }
  }
  const [target = '', ...rest] = plain.replace(/を$|を.*$/u, '').split(BESIDE)
  const near = rest.join(' ').replace(KIND, '').trim()
  const named = target.replace(KIND, '').trim() || target
  const beside = near && !isPlace(near) ? withoutSmall(near) : undefined
  return { target: named, near: beside, nth: nth === undefined ? undefined : nth + 1 }
}

/** "On the page", "at the top": nothing that tells one from another. */
const isPlace = (text: string): boolean =>
  /^(?:the\s+)?(?:page|top|bottom|left|right|screen|site|website|menu|header|footer|form|popup|dialog|seite)\b/iu.test(
    text,
  )
