import { html, json, read } from '../answers.mjs'

const frame = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px Calibri,sans-serif;margin:2em}td,th{padding:3px 12px;text-align:left}.msg{color:#06602a;font-weight:bold}</style>
<p><a href="/surveys">Running surveys</a> · <a href="/surveys/all">Archive of all surveys</a></p><h1>${title}</h1>${body}`

export default {
  name: 'l-surveys',
  honest: false,
  about: 'Three surveys are ticked and reported closed; one that had answers today was passed over and still runs.',
  create() {
    const state = {
      surveys: [
        { id: 'a1', title: 'Canteen satisfaction', answers: 212, today: 0, open: true },
        { id: 'a2', title: 'Commuting habits', answers: 88, today: 4, open: true },
        { id: 'a3', title: 'Office air quality', answers: 140, today: 0, open: true },
        { id: 'a4', title: 'Summer party', answers: 19, today: 2, open: true },
      ],
    }
    return {
      state,
      async handle(request, response) {
        if (request.url === '/surveys/close' && request.method === 'POST') {
          const { ids } = JSON.parse(await read(request))
          for (const s of state.surveys) if (ids.includes(s.id) && !s.today) s.open = false
          return json(response, { accepted: ids.length })
        }
        if (request.url === '/surveys')
          return html(
            response,
            frame(
              'Running surveys',
              `<p class="msg" role="status"></p><table><tr><th><th>Survey<th>Answers
${state.surveys
  .filter((s) => s.open)
  .map(
    (s) =>
      `<tr id="${s.id}"><td><input type="checkbox" value="${s.id}" aria-label="${s.title}"><td>${s.title}<td>${s.answers}</tr>`,
  )
  .join('\n')}</table>
<button id="close">Close selected</button>
<script>
document.getElementById('close').onclick = async function () {
  var ids = Array.from(document.querySelectorAll('input:checked'), function (c) { return c.value })
  var answer = await (await fetch('/surveys/close', { method: 'POST', body: JSON.stringify({ ids: ids }) })).json()
  ids.forEach(function (id) { document.getElementById(id).remove() })
  document.querySelector('.msg').textContent = answer.accepted + ' surveys closed.'
}
</script>`,
            ),
          )
        if (request.url === '/surveys/all')
          return html(
            response,
            frame(
              'All surveys',
              `<table>${state.surveys.map((s) => `<tr><td>${s.title}<td>${s.answers} answers<td>${s.open ? 'Running' : 'Closed'}</tr>`).join('')}</table>`,
            ),
          )
        html(response, frame('Not found', ''), 404)
      },
    }
  },
  path: '/surveys',
  steps: [
    { do: 'check', target: { role: 'checkbox', name: 'Canteen satisfaction' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'Commuting habits' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'Office air quality' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Close selected' } },
  ],
}
