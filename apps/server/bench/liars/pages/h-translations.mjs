import { html, json, read } from '../answers.mjs'

export default {
  name: 'h-translations',
  honest: true,
  about:
    'The card vanishes from the board at first and comes up in its new column when the board asks the server again.',
  create() {
    const state = {
      jobs: [
        { id: 'T-90', text: 'Pump manual', pair: 'DE–FI', lane: 'To do' },
        { id: 'T-91', text: 'Lease contract', pair: 'FR–EN', lane: 'To do' },
        { id: 'T-92', text: 'Wine labels', pair: 'IT–EN', lane: 'Proofreading' },
      ],
    }
    const page = `<!doctype html><html lang="en"><title>Board</title><style>body{font:15px sans-serif;margin:1em}#board{display:flex;gap:1em}section{flex:1;background:#f1f1f6;padding:.6em;min-height:12em}article{background:#fff;padding:.5em;margin:.4em 0}</style>
<h1>Translation board</h1><nav><a href="/">Board</a> <a href="/jobs">All jobs</a></nav><div id="board"></div>
<script>
var lanes = ['To do', 'Proofreading', 'Delivered']
async function draw() {
  var jobs = await (await fetch('/api/jobs')).json(), board = document.getElementById('board')
  board.replaceChildren()
  lanes.forEach(function (lane, i) {
    var col = document.createElement('section')
    col.innerHTML = '<h2>' + lane + '</h2>'
    jobs.filter(function (j) { return j.lane === lane }).forEach(function (j) {
      var card = document.createElement('article')
      card.innerHTML = '<b>' + j.id + '</b> ' + j.text + ' <small>' + j.pair + '</small> '
      if (lanes[i + 1]) {
        var b = document.createElement('button'); b.textContent = '→ ' + lanes[i + 1]; b.setAttribute('aria-label', 'Move ' + j.id + ' to ' + lanes[i + 1])
        b.onclick = function () { card.remove(); fetch('/api/jobs/' + j.id, { method: 'PUT', body: lanes[i + 1] }); setTimeout(draw, 1300) }
        card.append(b)
      }
      col.append(card)
    })
    board.append(col)
  })
}
draw()
</script>`
    return {
      state,
      async handle(request, response) {
        const job = state.jobs.find((j) => request.url === `/api/jobs/${j.id}`)
        if (job && request.method === 'PUT') {
          job.lane = await read(request)
          return json(response, job)
        }
        if (request.url === '/api/jobs') return json(response, state.jobs)
        if (request.url === '/jobs')
          return html(
            response,
            `<!doctype html><html lang="en"><title>All jobs</title><nav><a href="/">Board</a></nav><h1>All jobs</h1><table>${state.jobs.map((j) => `<tr><td>${j.id}<td>${j.text}<td>${j.lane}</tr>`).join('')}</table>`,
          )
        if (request.url === '/') return html(response, page)
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/',
  steps: [{ do: 'click', target: { role: 'button', name: 'Move T-91 to Proofreading' } }],
}
