import { form, go, html } from '../answers.mjs'

const shell = (title, body) =>
  `<!doctype html><html lang="en"><title>${title}</title><style>body{font:14px sans-serif;margin:2em}td{padding:4px 12px}</style><nav><a href="/timesheets">To approve</a> | <a href="/timesheets/history">History</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'h-payroll-2',
  honest: true,
  about: 'All timesheets are approved; the list is then empty and only the history has them.',
  create() {
    const state = {
      sheets: [
        { id: 1, who: 'Femi Ade', week: 7, hours: 38.5, approved: false },
        { id: 2, who: 'Gunnar Dahl', week: 7, hours: 40, approved: false },
        { id: 3, who: 'Paula Rey', week: 7, hours: 21.25, approved: false },
        { id: 4, who: 'Paula Rey', week: 6, hours: 22, approved: true },
      ],
    }
    return {
      state,
      async handle(request, response) {
        if (request.method === 'POST') {
          const ids = (await form(request)).getAll('id').map(Number)
          for (const s of state.sheets) if (ids.includes(s.id)) s.approved = true
          return go(response, '/timesheets')
        }
        if (request.url === '/timesheets') {
          const waiting = state.sheets.filter((s) => !s.approved)
          return html(
            response,
            shell(
              'Timesheets to approve',
              waiting.length
                ? `<form method="post"><table><tr><th><input type="checkbox" id="all" aria-label="Select all"><th>Employee<th>Week<th>Hours</tr>
          ${waiting.map((s) => `<tr><td><input type="checkbox" name="id" value="${s.id}" aria-label="${s.who} week ${s.week}"><td>${s.who}<td>${s.week}<td>${s.hours}</tr>`).join('')}</table><button>Approve</button></form>
          <script>
          document.getElementById('all').onchange = function (e) { document.getElementsByName('id').forEach(function (c) { c.checked = e.target.checked }) }
          </script>`
                : '<p>There are no timesheets here.</p>',
            ),
          )
        }
        if (request.url === '/timesheets/history')
          return html(
            response,
            shell(
              'History',
              `<table>${state.sheets
                .filter((s) => s.approved)
                .map((s) => `<tr><td>${s.who}<td>Week ${s.week}<td>${s.hours} h<td>approved</tr>`)
                .join('')}</table>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/timesheets',
  steps: [
    { do: 'check', target: { role: 'checkbox', name: 'Select all' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Approve' } },
  ],
}
