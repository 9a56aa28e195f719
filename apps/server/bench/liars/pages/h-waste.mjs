const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bulky waste pickups</title><style>body{font:15px 'Lucida Grande',sans-serif;margin:2rem}li{margin:.5rem 0}.undo{position:fixed;bottom:0;left:0;right:0;background:#222;color:#fff;padding:.8rem}.undo[hidden]{display:none}</style></head><body><p><a href="/pickups">Pickups</a> | <a href="/pickups/tour">Driver’s tour</a> | <a href="/pickups/bin">Cancelled</a></p>${i}<script>${js}</script></body></html>`

export default {
  name: 'h-waste',
  honest: true,
  about:
    'The cancelled pickup is gone from list and tour although an undo bar remains and its own page answers 410; the cancellation is kept.',
  create() {
    const state = {
      pickups: [
        { id: 'K-61', street: 'Mill Lane 4', what: 'Sofa', cancelled: false },
        { id: 'K-62', street: 'Harbour Row 19', what: 'Fridge', cancelled: false },
        { id: 'K-63', street: 'Church Street 7', what: 'Wardrobe', cancelled: false },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s, code = 200) => {
          response.writeHead(code, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        const one = state.pickups.find((p) => pathname.startsWith(`/pickups/${p.id}`))
        if (one && request.method === 'POST') {
          one.cancelled = !pathname.endsWith('/restore')
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify({ id: one.id, cancelled: one.cancelled }))
        }
        if (one?.cancelled)
          return html(`<h1>Gone</h1><p>Pickup ${one.id} no longer exists, it was cancelled.</p>`, '', 410)
        if (one) return html(`<h1>Pickup ${one.id}</h1><p>${one.street}</p><p>${one.what}</p>`)
        if (pathname === '/pickups')
          return html(
            `<h1>Pickups</h1><ul>${state.pickups
              .filter((p) => !p.cancelled)
              .map(
                (p) =>
                  `<li id="${p.id}"><a href="/pickups/${p.id}">${p.id}</a> ${p.street}, ${p.what} <button aria-label="Cancel ${p.id}">Cancel</button></li>`,
              )
              .join('')}</ul><div class="undo" role="status" hidden><span></span> <button>Undo</button></div>`,
            `
          var bar = document.querySelector('.undo'), last;
          document.querySelector('ul').addEventListener('click', function (e) {
            var li = e.target.closest('li'); if (!li || e.target.tagName !== 'BUTTON') return;
            fetch('/pickups/' + li.id + '/cancel', { method: 'POST' }).then(function (r) { return r.json() }).then(function (a) {
              if (!a.cancelled) return;
              last = a.id; li.remove(); bar.hidden = false; bar.firstChild.textContent = a.id + ' will not be collected.';
            }) });
          bar.querySelector('button').onclick = function () { fetch('/pickups/' + last + '/restore', { method: 'POST' }).then(function () { location.reload() }) }`,
          )
        if (pathname === '/pickups/tour')
          return html(
            `<h1>Driver’s tour</h1><ol>${state.pickups
              .filter((p) => !p.cancelled)
              .map((p) => `<li>${p.street}: ${p.what}</li>`)
              .join('')}</ol>`,
          )
        if (pathname === '/pickups/bin')
          return html(
            `<h1>Cancelled</h1><ul>${
              state.pickups
                .filter((p) => p.cancelled)
                .map((p) => `<li>${p.id} ${p.street}</li>`)
                .join('') || '<li>none</li>'
            }</ul>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/pickups',
  steps: [{ do: 'click', target: { role: 'button', name: 'Cancel K-62' } }],
}
