import { PRODUCT_NAME } from '@app/spec'

/** All a mail says, in the order it is read. Plain words: whatever they hold is shown, never obeyed. */
export interface Letter {
  language: string
  title: string
  greeting: string
  text: string
  button: string
  href: string
  after: string
  fallback: string
  why: string
  /** Where the reader can say that they want no more of these. */
  stop?: { words: string; href: string } | undefined
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Hiragino Sans','Microsoft YaHei',Helvetica,Arial,sans-serif"
/** For readers in the dark, where the mail program asks. Everything else stands on the elements: some programs drop this. */
const DARK = `@media (prefers-color-scheme:dark){body,.ground{background:#0d0f15!important}
.card{background:#161820!important;border-color:#2a2d38!important}.ink{color:#f3f4f7!important}
.soft{color:#b4b8c4!important}.faint,.faint a{color:#969ba8!important}
.press,.press a{background:#a991f7!important;color:#14161d!important}}`

export function toHtml(letter: Letter): string {
  const { language, title, greeting, text, button, href, after, fallback, why, stop } = escapeAll(letter)
  const line = (className: string, style: string, words: string) =>
    `<p class="${className}" style="margin:0 0 16px;${FONT};${style}">${words}</p>`
  const link = (address: string, words: string) =>
    `<a href="${address}" target="_blank" rel="noopener noreferrer" style="color:inherit">${words}</a>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><style>:root{color-scheme:light dark}${DARK}</style></head>
<body style="margin:0;padding:0;background:#f5f6f9">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f9"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 4px 16px;${FONT};font-size:16px;font-weight:700;color:#1e202b">${PRODUCT_NAME}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e1e3ea;border-radius:14px;padding:28px 28px 12px">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:20px;line-height:1.35;font-weight:650;color:#1e202b">${title}</h1>
${line('soft', 'font-size:15px;line-height:1.6;color:#4b4f5d', greeting)}
${line('soft', 'font-size:15px;line-height:1.6;color:#4b4f5d;overflow-wrap:anywhere', text)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="press" style="background:#5f3dc4;border-radius:10px">
<a href="${href}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:13px 22px;${FONT};font-size:15px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:10px">${button}</a></td></tr></table>
${line('soft', 'font-size:14px;line-height:1.6;color:#4b4f5d', after)}
${line('faint', 'font-size:12px;line-height:1.6;color:#666b7a;overflow-wrap:anywhere', `${fallback}<br>${link(href, href)}`)}
</td></tr>
<tr><td class="faint" style="padding:16px 4px 0;${FONT};font-size:12px;line-height:1.6;color:#666b7a">${why}${stop ? ` ${link(stop.href, stop.words)}` : ''}</td></tr>
</table></td></tr></table></body></html>`
}

export function toText({ title, greeting, text, button, href, after, why, stop }: Letter): string {
  const foot = stop ? `${why}\n${stop.words}: ${stop.href}` : why
  return `${title}\n\n${greeting}\n\n${text}\n\n${button}:\n${href}\n\n${after}\n\n-- \n${PRODUCT_NAME}\n${foot}\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeWords = (words: string) => words.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

function escapeAll({ stop, ...letter }: Letter): Letter {
  const escaped = Object.fromEntries(Object.entries(letter).map(([name, words]) => [name, escapeWords(words)]))
  return {
    ...(escaped as unknown as typeof letter),
    ...(stop ? { stop: { words: escapeWords(stop.words), href: escapeWords(stop.href) } } : {}),
  }
}
