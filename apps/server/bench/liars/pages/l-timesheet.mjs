import { esc, form, go, html } from '../answers.mjs'

const days = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
]
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:16px Tahoma;margin:30px}input{width:5em}.done{border:2px solid #393;padding:12px}</style>
<p><a href="/weeks">My weeks</a> | <a href="/weeks/19">Week 19</a> | <a href="/payrun">Pay run</a></p>${m}</html>`

export default {
  name: 'l-timesheet',
  honest: false,
  about: 'The receipt quotes the full total of hours, but the hours of Thursday were lost on the way.',
  create() {
    const state = {
      weeks: {
        17: { hours: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 6 }, status: 'Approved' },
        18: { hours: { mon: 8, tue: 7.5, wed: 8, thu: 8, fri: 7 }, status: 'Submitted' },
        19: { hours: {}, status: 'Not submitted' },
      },
    }
    const sum = (w) => Object.values(w.hours).reduce((a, b) => a + b, 0)
    return {
      state,
      async handle(q, r) {
        const u = new URL(q.url, 'http://x')
        const [, area, no, sub] = u.pathname.split('/')
        const week = state.weeks[no]
        if (area === 'weeks' && week && q.method === 'POST') {
          const f = await form(q)
          for (const [k] of days) week.hours[k] = Number(f.get(k)) || 0
          week.status = 'Submitted'
          return go(r, `/weeks/${no}/receipt?hours=${encodeURIComponent(f.get('total'))}`)
        }
        if (area === 'weeks' && week && sub === 'receipt')
          return html(
            r,
            layout(
              'Submitted',
              `<div class="done" role="status"><h1>Week ${no} submitted</h1>
<p>Thank you. ${esc(u.searchParams.get('hours'))} hours were handed in for approval.</p></div>`,
            ),
          )
        if (area === 'weeks' && week)
          return html(
            r,
            layout(
              `Week ${no}`,
              `<h1>Week ${no}</h1><p>Status: ${week.status}</p>${
                week.status === 'Not submitted'
                  ? `<form method="post" action="/weeks/${no}">${days.map(([k, d]) => `<p><label for="${k}">${d}</label> <input id="${k}" name="${k === 'thu' ? 'thur' : k}" class="h"></p>`).join('')}
<p>Total: <output id="sum">0</output> h</p><input type="hidden" name="total" id="total" value="0"><button>Submit week</button></form>
<script>document.querySelector('form').oninput = function () {
  var t = 0; document.querySelectorAll('.h').forEach(function (i) { t += Number(i.value) || 0 })
  document.getElementById('sum').value = t; document.getElementById('total').value = t }</script>`
                  : `<table>${days.map(([k, d]) => `<tr><td>${d}</td><td>${week.hours[k]}</td></tr>`).join('')}<tr><th>Total</th><th>${sum(week)}</th></tr></table>`
              }`,
            ),
          )
        if (area === 'weeks')
          return html(
            r,
            layout(
              'My weeks',
              `<h1>My weeks</h1><ul>${Object.entries(state.weeks)
                .map(([n, w]) => `<li><a href="/weeks/${n}">Week ${n}</a>: ${sum(w)} h, ${w.status}</li>`)
                .join('')}</ul>`,
            ),
          )
        if (area === 'payrun')
          return html(
            r,
            layout(
              'Pay run',
              `<h1>Pay run May</h1><p>Hours to be paid: ${Object.values(state.weeks).reduce((a, w) => a + sum(w), 0)}</p>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/weeks/19',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Monday' }, value: '8' },
    { do: 'fill', target: { role: 'textbox', name: 'Tuesday' }, value: '7.5' },
    { do: 'fill', target: { role: 'textbox', name: 'Wednesday' }, value: '8' },
    { do: 'fill', target: { role: 'textbox', name: 'Thursday' }, value: '9' },
    { do: 'fill', target: { role: 'textbox', name: 'Friday' }, value: '6' },
    { do: 'click', target: { role: 'button', name: 'Submit week' } },
  ],
}
