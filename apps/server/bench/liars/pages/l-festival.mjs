import { html, json, read } from '../answers.mjs'

export default {
  name: 'l-festival',
  honest: false,
  about: 'The volunteer card moves to the chosen day on the board; the server keeps only its position and not the day.',
  create() {
    const state = {
      crew: [
        { id: 1, name: 'Ola Berg', job: 'Gate', day: 'Friday', order: 1 },
        { id: 2, name: 'Tess Amari', job: 'Bar', day: 'Friday', order: 2 },
        { id: 3, name: 'Lio Kern', job: 'Stage', day: 'Saturday', order: 1 },
        { id: 4, name: 'Marit Sol', job: 'Gate', day: 'Sunday', order: 1 },
      ],
    }
    const days = ['Friday', 'Saturday', 'Sunday']
    return {
      state,
      async handle(request, response) {
        const one = /^\/api\/crew\/(\d+)$/.exec(request.url)
        if (one && request.method === 'PATCH') {
          const change = JSON.parse(await read(request))
          const member = state.crew.find((c) => c.id === Number(one[1]))
          member.order = change.order
          return json(response, { ...member, ...change })
        }
        if (request.url === '/board')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Crew board</title><style>body{font:15px sans-serif}.board{display:flex;gap:1em}section{background:#eee;padding:1em;width:14em}article{background:#fff;margin:.5em 0;padding:.5em}</style>
<nav><a href="/board">Board</a> <a href="/rota">Printed rota</a></nav><h1>Lakeside Festival crew</h1><p id="say" role="status"></p><div class="board">
${days
  .map(
    (d) =>
      `<section id="${d}"><h2>${d}</h2>${state.crew
        .filter((c) => c.day === d)
        .map(
          (c) =>
            `<article data-id="${c.id}" data-name="${c.name}"><b>${c.name}</b> ${c.job}<br><select aria-label="Day of ${c.name}">${days.map((x) => `<option${x === d ? ' selected' : ''}>${x}</option>`).join('')}</select></article>`,
        )
        .join('')}</section>`,
  )
  .join('\n')}</div>
<script>
document.querySelectorAll('article').forEach(function (card) {
  card.querySelector('select').onchange = async function (e) {
    var column = document.getElementById(e.target.value)
    var answer = await fetch('/api/crew/' + card.dataset.id, { method: 'PATCH', body: JSON.stringify({ day: e.target.value, order: column.querySelectorAll('article').length + 1 }) })
    var saved = await answer.json()
    document.getElementById(saved.day).append(card)
    document.getElementById('say').textContent = card.dataset.name + ' now works on ' + saved.day
  }
})
</script>`,
          )
        if (request.url === '/rota')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Rota</title><nav><a href="/board">Board</a></nav><h1>Rota</h1>${days
              .map(
                (d) =>
                  `<h2>${d}</h2><ul>${state.crew
                    .filter((c) => c.day === d)
                    .map((c) => `<li>${c.name}, ${c.job}</li>`)
                    .join('')}</ul>`,
              )
              .join('')}`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/board',
  steps: [{ do: 'choose', target: { role: 'combobox', name: 'Day of Tess Amari' }, options: ['Saturday'] }],
}
