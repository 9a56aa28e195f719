import { read } from '../answers.mjs'

const skin = (h, inner) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h} · PayLedger</title><style>body{font:13px Helvetica;margin:0}header{background:#1b2a41;color:#fff;padding:10px 20px}header a{color:#9cf;margin-left:16px}main{padding:20px}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:6px;border-bottom:1px solid #ddd}.flash{background:#e6f6e6;border:1px solid #8c8;padding:10px}</style></head><body><header>PayLedger<a href="/timesheets">Timesheets</a><a href="/timesheets/run">Pay run</a></header><main><h1>${h}</h1>${inner}</main></body></html>`

export default {
  name: 'l-payroll',
  honest: false,
  about: 'Three time sheets are ticked and said to be approved; only the last of them is.',
  create() {
    const state = {
      sheets: [
        { id: 'T901', who: 'Albers, Jonas', hours: 38.5, approved: false },
        { id: 'T902', who: 'Dimitrova, Vesela', hours: 40, approved: false },
        { id: 'T903', who: 'Fontaine, Luc', hours: 22, approved: false },
        { id: 'T904', who: 'Hassan, Mona', hours: 35, approved: true },
        { id: 'T905', who: 'Imhof, Beat', hours: 41.25, approved: false },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(skin(h, i))
        }
        if (url.pathname === '/timesheets/approve' && request.method === 'POST') {
          const pairs = [...new URLSearchParams(await read(request))]
          const form = Object.fromEntries(pairs)
          for (const s of state.sheets) if (s.id === form.sheet) s.approved = true
          response.writeHead(303, { location: `/timesheets/approved?count=${pairs.length}` })
          return response.end()
        }
        if (url.pathname === '/timesheets')
          return html(
            'Timesheets, week 41',
            `<form method="post" action="/timesheets/approve"><table><tr><th></th><th>Sheet</th><th>Employee</th><th>Hours</th><th>State</th></tr>
          ${state.sheets.map((s) => `<tr><td>${s.approved ? '' : `<input type="checkbox" name="sheet" value="${s.id}" aria-label="Select ${s.id}">`}</td><td><a href="/timesheets/${s.id}">${s.id}</a></td><td>${s.who}</td><td>${s.hours}</td><td>${s.approved ? 'Approved' : 'Waiting'}</td></tr>`).join('')}
          </table><p><button>Approve selected</button></p></form>`,
          )
        if (url.pathname === '/timesheets/approved')
          return html(
            'Approval',
            `<p class="flash" role="status">${Number(url.searchParams.get('count'))} timesheets were approved and handed to the pay run.</p><p><a href="/timesheets">Back to week 41</a></p>`,
          )
        if (url.pathname === '/timesheets/run') {
          const ready = state.sheets.filter((s) => s.approved)
          return html(
            'Pay run October',
            `<ul>${ready.map((s) => `<li>${s.who}: ${s.hours} h</li>`).join('')}</ul><p>Employees in this run: ${ready.length}</p>`,
          )
        }
        const one = state.sheets.find((s) => url.pathname === `/timesheets/${s.id}`)
        if (one)
          return html(
            `Sheet ${one.id}`,
            `<p>${one.who}</p><p>${one.hours} hours</p><p>${one.approved ? 'Approved' : 'Waiting for approval'}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/timesheets',
  steps: [
    { do: 'check', target: { role: 'checkbox', name: 'Select T901' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'Select T902' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'Select T905' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Approve selected' } },
  ],
}
