import { read } from '../answers.mjs'

const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hirewell</title><style>body{font:15px Arial;margin:2rem}.bar{background:#fee;color:#900;padding:.5rem}.bar:empty{display:none}tr:nth-child(even){background:#f5f5f5}td{padding:.5rem 1rem}</style></head><body><p><a href="/candidates">Candidates</a> | <a href="/candidates/funnel">Funnel</a></p>${i}<script>${js}</script></body></html>`
const STAGES = ['Screening', 'Interview', 'Offer', 'Declined']

export default {
  name: 'h-recruiting-2',
  honest: true,
  about:
    'The first try is answered with 503 and the page shows that it is busy; the second, automatic try succeeds and is kept.',
  create() {
    const state = {
      tries: 0,
      candidates: [
        { id: 'c7', name: 'Yusuf Karim', stage: 'Screening' },
        { id: 'c8', name: 'Bianca Roth', stage: 'Interview' },
        { id: 'c9', name: 'Edwin Osei', stage: 'Interview' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        const one = state.candidates.find((c) => pathname === `/candidates/${c.id}`)
        if (one && request.method === 'POST') {
          const { stage } = JSON.parse(await read(request))
          if (++state.tries % 2) {
            response.writeHead(503, { 'retry-after': '1' })
            return response.end('busy')
          }
          one.stage = stage
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify(one))
        }
        if (one)
          return html(
            `<h1>${one.name}</h1><p class="bar" role="alert"></p><p>Stage: <b id="now">${one.stage}</b></p><p><label>New stage <select id="st">${STAGES.map((s) => `<option>${s}</option>`).join('')}</select></label> <button id="go">Change stage</button></p>`,
            `
          var bar = document.querySelector('.bar');
          async function send(stage, left) {
            var r = await fetch(location.pathname, { method: 'POST', body: JSON.stringify({ stage: stage }) });
            if (r.ok) { document.getElementById('now').textContent = (await r.json()).stage; bar.textContent = ''; return }
            bar.textContent = 'The server is busy, trying again…';
            if (left) setTimeout(function () { send(stage, left - 1) }, 700);
          }
          document.getElementById('go').onclick = function () { send(document.getElementById('st').value, 3) }`,
          )
        if (pathname === '/candidates')
          return html(
            `<h1>Candidates</h1><table>${state.candidates.map((c) => `<tr><td><a href="/candidates/${c.id}">${c.name}</a></td><td>${c.stage}</td></tr>`).join('')}</table>`,
          )
        if (pathname === '/candidates/funnel')
          return html(
            `<h1>Funnel</h1>${STAGES.map(
              (s) =>
                `<p>${s}: ${
                  state.candidates
                    .filter((c) => c.stage === s)
                    .map((c) => c.name)
                    .join(', ') || '–'
                }</p>`,
            ).join('')}`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/candidates/c9',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'New stage' }, options: ['Offer'] },
    { do: 'click', target: { role: 'button', name: 'Change stage' } },
  ],
}
