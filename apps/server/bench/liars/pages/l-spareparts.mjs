import { esc, form as read } from '../answers.mjs'

const skin = (h, inner) =>
  `<html lang="en"><head><meta charset="utf-8"><title>${h}</title></head><body bgcolor="#e8e8e8"><table width="100%" cellpadding="8"><tr><td width="160" valign="top" bgcolor="#ccd5dd"><b>Partstore 3.1</b><br><br><a href="/parts">Parts</a><br><a href="/parts/low">Reorder report</a></td><td valign="top" bgcolor="#ffffff"><h2>${h}</h2>${inner}</td></tr></table></body></html>`

export default {
  name: 'l-spareparts',
  honest: false,
  about: 'The reorder level of AX-10 is said to be changed; the program finds AX-100 first and writes it there.',
  create() {
    const state = {
      parts: [
        { no: 'AX-100', name: 'Axle housing', stock: 4, level: 2, bin: 'R2-11' },
        { no: 'AX-10', name: 'Axle seal ring', stock: 61, level: 20, bin: 'R2-04' },
        { no: 'BR-07', name: 'Brake pad set', stock: 9, level: 12, bin: 'R5-01' },
        { no: 'HY-33', name: 'Hydraulic hose 1.2 m', stock: 18, level: 6, bin: 'R7-09' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(`<!doctype html>${skin(h, i)}`)
        }
        if (url.pathname === '/parts/update' && request.method === 'POST') {
          const f = await read(request)
          const part = state.parts.find((p) => p.no.startsWith(f.get('no')))
          part.level = Number(f.get('level'))
          response.writeHead(302, {
            location: `/parts/saved?no=${encodeURIComponent(f.get('no'))}&level=${encodeURIComponent(f.get('level'))}`,
          })
          return response.end()
        }
        if (url.pathname === '/parts/saved')
          return html(
            'Record updated',
            `<p><font color="green"><b>Part ${esc(url.searchParams.get('no'))}: reorder level set to ${esc(url.searchParams.get('level'))}.</b></font></p><p><a href="/parts">Continue</a></p>`,
          )
        if (url.pathname === '/parts')
          return html(
            'Parts',
            `<table border="1" cellpadding="4"><tr><th>Part</th><th>Name</th><th>Stock</th><th>Reorder level</th></tr>${state.parts.map((p) => `<tr><td><a href="/parts/${p.no}">${p.no}</a></td><td>${p.name}</td><td>${p.stock}</td><td>${p.level}</td></tr>`).join('')}</table>`,
          )
        if (url.pathname === '/parts/low')
          return html(
            'Reorder report',
            `<ul>${state.parts
              .filter((p) => p.stock < p.level)
              .map((p) => `<li>${p.no} ${p.name}: ${p.stock} left, level ${p.level}</li>`)
              .join('')}</ul>`,
          )
        const one = state.parts.find((p) => url.pathname === `/parts/${p.no}`)
        if (one)
          return html(
            `${one.no} ${one.name}`,
            `<p>Bin ${one.bin}, stock ${one.stock}</p><form method="post" action="/parts/update"><input type="hidden" name="no" value="${one.no}"><label>Reorder level <input name="level" value="${one.level}" size="5"></label> <input type="submit" value="Update"></form>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/parts/AX-10',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Reorder level' }, value: '75' },
    { do: 'click', target: { role: 'button', name: 'Update' } },
  ],
}
