import { html } from '../answers.mjs'

export default {
  name: 'l-mentoring',
  honest: false,
  about:
    'The menu sends the number of its entry and the server counts in another order, so accepting a match declines it.',
  create() {
    const state = {
      matches: [
        { id: 21, mentee: 'Ines Roca', mentor: 'Carl Aune', state: 'proposed' },
        { id: 22, mentee: 'Dov Stern', mentor: 'Lucy Park', state: 'proposed' },
        { id: 23, mentee: 'Ema Kos', mentor: 'Carl Aune', state: 'accepted' },
      ],
    }
    const verbs = ['declined', 'accepted', 'postponed']
    const css =
      '<style>body{font:15px sans-serif;margin:2em}[role=menu]{border:1px solid #999;background:#fff;position:absolute;padding:0}[role=menuitem]{display:block;width:9em;border:0;background:none;text-align:left;padding:6px}.chip{background:#eef;padding:2px 8px;border-radius:9px}</style><nav><a href="/matches">Matches</a> <a href="/pairs">Pairs at work</a></nav>'
    return {
      state,
      async handle(request, response) {
        const one = /^\/matches\/(\d+)\/act\/(\d)$/.exec(request.url)
        if (one && request.method === 'POST') {
          state.matches.find((m) => m.id === Number(one[1])).state = verbs[Number(one[2])]
          response.writeHead(204)
          return response.end()
        }
        if (request.url === '/matches')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Matches</title>${css}<h1>Matches</h1><p id="live" role="status"></p>
<ul>${state.matches.map((m) => `<li>${m.mentee} with ${m.mentor} <span class="chip" id="s${m.id}">${m.state}</span> <button class="more" data-id="${m.id}" data-who="${m.mentee}" aria-haspopup="menu" aria-label="Actions for ${m.mentee}">⋯</button></li>`).join('')}</ul>
<div role="menu" hidden id="menu"><button role="menuitem">Accept</button><button role="menuitem">Decline</button><button role="menuitem">Postpone</button></div>
<script>
var menu = document.getElementById('menu'), now, past = ['accepted', 'declined', 'postponed']
document.querySelectorAll('.more').forEach(function (b) { b.onclick = function () { now = b; menu.hidden = false } })
Array.from(menu.children).forEach(function (item, i) {
  item.onclick = async function () {
    menu.hidden = true
    var answer = await fetch('/matches/' + now.dataset.id + '/act/' + i, { method: 'POST' })
    if (!answer.ok) return
    document.getElementById('s' + now.dataset.id).textContent = past[i]
    document.getElementById('live').textContent = 'The match of ' + now.dataset.who + ' was ' + past[i] + '.'
  }
})
</script>`,
          )
        if (request.url === '/pairs')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Pairs</title>${css}<h1>Pairs at work</h1><ul>${state.matches
              .filter((m) => m.state === 'accepted')
              .map((m) => `<li>${m.mentor} mentors ${m.mentee}</li>`)
              .join('')}</ul>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/matches',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Actions for Ines Roca' } },
    { do: 'click', target: { role: 'menuitem', name: 'Accept' } },
  ],
}
