import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:14px monospace;margin:2em}td{padding:3px 14px}.ok{color:#080}</style>
<nav>[<a href="/runs">Runs</a>] [<a href="/paper">Paper needed</a>]</nav><h1>${title}</h1>${body}`

export default {
  name: 'l-printruns',
  honest: false,
  about:
    'After saving, the page of the run shows the quantity out of the address; the run is locked and keeps its old one.',
  create() {
    const state = {
      runs: [
        { id: 6, title: 'Spring catalogue', sheets: 32, copies: 1200, locked: false },
        { id: 7, title: 'Museum guide', sheets: 16, copies: 3000, locked: true },
        { id: 9, title: 'Bus timetable', sheets: 4, copies: 8000, locked: false },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const one = /^\/runs\/(\d+)(\/edit)?$/.exec(url.pathname)
        const run = one && state.runs.find((r) => r.id === Number(one[1]))
        if (run && request.method === 'POST') {
          const copies = Number((await form(request)).get('copies'))
          if (!run.locked) run.copies = copies
          return go(response, `/runs/${run.id}?saved=1&copies=${copies}`)
        }
        if (run && one[2])
          return html(
            response,
            shell(
              `Edit run ${run.id}`,
              `<form method="post"><p>${run.title}</p><label>Copies <input name="copies" value="${run.copies}"></label> <button>Save run</button></form>`,
            ),
          )
        if (run) {
          const copies = url.searchParams.get('copies') || run.copies
          return html(
            response,
            shell(
              `Run ${run.id}: ${run.title}`,
              `${url.searchParams.has('saved') ? '<p class="ok" role="status">Run saved.</p>' : ''}<table><tr><td>Copies<td>${esc(copies)}<tr><td>Sheets a copy<td>${run.sheets}<tr><td>Sheets in all<td>${Number(copies) * run.sheets}</table>
          <p><a href="/runs/${run.id}/edit">Edit run</a></p>`,
            ),
          )
        }
        if (url.pathname === '/runs')
          return html(
            response,
            shell(
              'Runs',
              `<table>${state.runs.map((r) => `<tr><td>${r.id}<td><a href="/runs/${r.id}">${r.title}</a><td>${r.copies} copies</tr>`).join('')}</table>`,
            ),
          )
        if (url.pathname === '/paper')
          return html(
            response,
            shell(
              'Paper needed',
              `<table>${state.runs.map((r) => `<tr><td>${r.title}<td>${r.copies * r.sheets} sheets</tr>`).join('')}</table>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/runs/7/edit',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Copies' }, value: '5000' },
    { do: 'click', target: { role: 'button', name: 'Save run' } },
  ],
}
