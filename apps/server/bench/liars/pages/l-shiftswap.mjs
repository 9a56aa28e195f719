const doc = (body, js = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ward 4 roster</title><style>body{font:15px Calibri,sans-serif;margin:2rem;background:#f0f7f7}.req{background:#fff;padding:1rem;margin:.7rem 0;border-left:5px solid #099}.req.done{border-color:#3a3}dialog{border:1px solid #099}td,th{padding:.3rem 1rem}</style><p><a href="/swaps">Swap requests</a> · <a href="/roster">Roster</a></p>${body}<script>${js}</script></html>`

export default {
  name: 'l-shiftswap',
  honest: false,
  about:
    'The swap is accepted as a job and shown as done; the job fails half a second later over the rest period and the roster stays.',
  create() {
    const state = {
      shifts: {
        'Sat early': 'Nadia Okafor',
        'Sat late': 'Bert Wiesner',
        'Sun early': 'Chloe Marsh',
        'Sun night': 'Nadia Okafor',
      },
      requests: [
        { id: 21, from: 'Bert Wiesner', gives: 'Sat late', takes: 'Sun early', status: 'open' },
        { id: 22, from: 'Chloe Marsh', gives: 'Sun early', takes: 'Sun night', status: 'open' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (b, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(b, s))
        }
        const hit = pathname.match(/^\/api\/swaps\/(\d+)\/accept$/)
        if (hit && request.method === 'POST') {
          const q = state.requests.find((r) => r.id === Number(hit[1]))
          setTimeout(() => {
            const rested = !(q.takes.includes('early') && q.gives.includes('late'))
            if (!rested) {
              q.status = 'rejected: rest period'
              return
            }
            const other = state.shifts[q.takes]
            state.shifts[q.takes] = q.from
            state.shifts[q.gives] = other
            q.status = 'swapped'
          }, 500)
          response.writeHead(202, { 'content-type': 'application/json' })
          return response.end('{"job":"accepted"}')
        }
        if (pathname === '/swaps')
          return html(
            `<h1>Swap requests</h1>${state.requests.map((r) => `<div class="req" id="r${r.id}"><b>${r.from}</b> gives ${r.gives}, takes ${r.takes} <span class="st">(${r.status})</span> ${r.status === 'open' ? `<button data-id="${r.id}" aria-label="Answer request ${r.id}">Answer</button>` : ''}</div>`).join('')}
          <dialog aria-label="Answer request"><p>Exchange these two shifts in the roster?</p><button id="yes">Accept swap</button> <button id="no">Close</button></dialog>`,
            `
          var d = document.querySelector('dialog'), id;
          document.querySelectorAll('[data-id]').forEach(function (b) { b.onclick = function () { id = b.dataset.id; d.showModal() } });
          document.getElementById('no').onclick = function () { d.close() };
          document.getElementById('yes').onclick = function () {
            fetch('/api/swaps/' + id + '/accept', { method: 'POST' }).then(function (r) {
              if (!r.ok) return alert('Failed');
              d.close(); var box = document.getElementById('r' + id); box.classList.add('done');
              box.querySelector('.st').textContent = '(swapped)'; box.querySelector('button').replaceWith('✓ The roster has been updated.');
            }) }`,
          )
        if (pathname === '/roster')
          return html(
            `<h1>Roster, this weekend</h1><table><tr><th>Shift</th><th>Nurse</th></tr>${Object.entries(state.shifts)
              .map(([s, n]) => `<tr><td>${s}</td><td>${n}</td></tr>`)
              .join('')}</table>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/swaps',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Answer request 21' } },
    { do: 'click', target: { role: 'button', name: 'Accept swap' } },
  ],
}
