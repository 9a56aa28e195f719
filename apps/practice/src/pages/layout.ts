import type { FastifyReply } from 'fastify'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const asHtml = (text: unknown): string => String(text).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

export const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1c2230;background:#f6f7f9}
header{background:#1f3a5f;color:#fff;padding:.8rem 1.5rem;display:flex;gap:1.2rem;flex-wrap:wrap}header a{color:#fff}
main{max-width:60rem;margin:1.5rem auto;padding:0 1.5rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1rem;padding:0;list-style:none}
.cards li,form.panel,.panel{background:#fff;border:1px solid #dde2ea;border-radius:8px;padding:1rem}.price{font-weight:600}
label{display:block;margin:.7rem 0}input,select,textarea{font:inherit;padding:.35rem .5rem;border:1px solid #8a94a6;border-radius:4px}
button{font:inherit;padding:.5rem 1rem;border:0;border-radius:6px;background:#1f3a5f;color:#fff}table{border-collapse:collapse;background:#fff}
th,td{border:1px solid #dde2ea;padding:.4rem .7rem;text-align:left}nav.pages a,nav.pages strong{margin-right:.6rem}.tall li{min-height:9rem}.unread{font-weight:600}fieldset{border:1px solid #dde2ea;border-radius:6px;margin:.7rem 0}.error{color:#a11}`

const MENU = [
  ['/shop', 'Products'],
  ['/shop/endless', 'Offers'],
  ['/crm', 'Contacts'],
  ['/ledger', 'Ledger'],
  ['/documents', 'Documents'],
  ['/mail', 'Mail'],
  ['/apply', 'Become a supplier'],
  ['/account', 'My account'],
  ['/vault', 'Vault'],
  ['/forms/contact', 'Contact'],
]
  .map(([href, name]) => `<a href="${href}">${name}</a>`)
  .join('')

export const field = (label: string, control: string): string => `<label>${label} ${control}</label>`

export const pager = (page: number, pages: number, link: (page: number) => string): string =>
  `<nav class="pages" aria-label="Pages">${Array.from({ length: pages }, (_, i) =>
    i + 1 === page ? `<strong>${i + 1}</strong>` : `<a href="${asHtml(link(i + 1))}">${i + 1}</a>`,
  ).join('')}${page < pages ? `<a rel="next" href="${asHtml(link(page + 1))}">Next</a>` : ''}</nav>`

/** One page of the shop, plain enough for any reader. */
export function sendPage(reply: FastifyReply, title: string, body: string, status = 200): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${asHtml(title)} · Practice shop</title><style>${STYLE}</style></head><body data-base="/">
<header><strong>Practice shop</strong>${MENU}</header>
<main><h1>${asHtml(title)}</h1>${body}</main></body></html>`)
}
