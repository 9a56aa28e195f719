import { esc, form as read } from '../answers.mjs'

const REASONS = { Illness: 'ILL', 'Family matter': 'FAM', 'Medical appointment': 'MED' }
const doc = (h, i) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:15px 'Century Gothic',sans-serif;margin:2rem}td,th{border:1px solid #bbb;padding:.3rem .8rem}</style></head><body><p>St Brigid’s School | <a href="/absence/new">Report absence</a> | <a href="/absence">Absence register</a> | <a href="/absence/codes">Codes</a></p><h1>${h}</h1>${i}</body></html>`

export default {
  name: 'h-absence',
  honest: true,
  about:
    'The absence is entered and kept; the register shows it as a code with surname first and the lessons as a count.',
  create() {
    const state = { entries: [{ ref: 'ABS-118', pupil: 'Leo Hartmann', reason: 'Illness', from: 1, to: 6 }] }
    const flip = (n) => {
      const w = n.trim().split(' ')
      return `${w.at(-1).toUpperCase()}, ${w.slice(0, -1).join(' ')}`
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i))
        }
        if (pathname === '/absence' && request.method === 'POST') {
          const f = await read(request)
          const e = {
            ref: `ABS-${118 + state.entries.length}`,
            pupil: f.get('pupil'),
            reason: f.get('reason'),
            from: Number(f.get('from')),
            to: Number(f.get('to')),
          }
          state.entries.push(e)
          response.writeHead(303, { location: `/absence#${e.ref}` })
          return response.end()
        }
        if (pathname === '/absence/new')
          return html(
            'Report absence',
            `<form method="post" action="/absence"><p><label>Pupil <input name="pupil"></label></p><p><label>Reason <select name="reason">${Object.keys(
              REASONS,
            )
              .map((r) => `<option>${r}</option>`)
              .join(
                '',
              )}</select></label></p><p><label>From lesson <input name="from" size="2"></label> <label>To lesson <input name="to" size="2"></label></p><button>Report</button></form>`,
          )
        if (pathname === '/absence')
          return html(
            'Absence register',
            `<table><tr><th>Ref.</th><th>Pupil</th><th>Code</th><th>Lessons</th></tr>${state.entries.map((e) => `<tr id="${e.ref}"><td><a href="/absence/${e.ref}">${e.ref}</a></td><td>${esc(flip(e.pupil))}</td><td>${REASONS[e.reason]}</td><td>${e.to - e.from + 1}</td></tr>`).join('')}</table>`,
          )
        if (pathname === '/absence/codes')
          return html(
            'Codes',
            `<dl>${Object.entries(REASONS)
              .map(([a, b]) => `<dt>${b}</dt><dd>${a}</dd>`)
              .join('')}</dl>`,
          )
        const one = state.entries.find((e) => pathname === `/absence/${e.ref}`)
        if (one)
          return html(
            one.ref,
            `<p>${esc(one.pupil)}</p><p>${esc(one.reason)}</p><p>Lessons ${one.from} to ${one.to}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/absence/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Pupil' }, value: 'Emilia Rose Carter' },
    { do: 'choose', target: { role: 'combobox', name: 'Reason' }, options: ['Medical appointment'] },
    { do: 'fill', target: { role: 'textbox', name: 'From lesson' }, value: '2' },
    { do: 'fill', target: { role: 'textbox', name: 'To lesson' }, value: '4' },
    { do: 'click', target: { role: 'button', name: 'Report' } },
  ],
}
