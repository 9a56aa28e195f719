const doc = (inner, js = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boulder hall – lockers</title><style>body{font:15px Futura,sans-serif;margin:1.5rem}li{padding:.4rem 0}.plan{display:grid;grid-template-columns:repeat(4,7rem);gap:.5rem}.plan div{border:2px solid #555;padding:.6rem}.taken{background:#fbb}.free{background:#bfb}#ok{color:#fff;background:#275;padding:.5rem 1rem}#ok:empty{display:none}</style><p><a href="/lockers">Occupied lockers</a> | <a href="/lockers/plan">Plan</a></p>${inner}<script>${js}</script></html>`

export default {
  name: 'l-lockers',
  honest: false,
  about:
    'The released locker vanishes from the list, also after a reload, as a cookie hides it; on the plan and on its own page it is still rented.',
  create() {
    const state = {
      lockers: [
        { no: 11, member: 'Kofi Mensah' },
        { no: 12, member: null },
        { no: 13, member: 'Elena Popa' },
        { no: 14, member: 'Dirk Lammers' },
        { no: 15, member: null },
        { no: 16, member: 'Saoirse Flynn' },
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
        const hidden = ((request.headers.cookie || '').match(/released=([\d.]+)/)?.[1] || '').split('.')
        const gone = pathname.match(/^\/api\/lockers\/(\d+)$/)
        if (gone && request.method === 'DELETE') {
          response.writeHead(200, {
            'content-type': 'application/json',
            'set-cookie': `released=${[...hidden.filter(Boolean), gone[1]].join('.')}; Path=/`,
          })
          return response.end(JSON.stringify({ released: Number(gone[1]) }))
        }
        if (pathname === '/lockers') {
          const taken = state.lockers.filter((l) => l.member && !hidden.includes(String(l.no)))
          return html(
            `<h1>Occupied lockers</h1><p id="ok" role="status"></p><ul>${taken.map((l) => `<li data-no="${l.no}"><a href="/lockers/${l.no}">Locker ${l.no}</a>, ${l.member} <button aria-label="Release locker ${l.no}">Release</button></li>`).join('')}</ul>`,
            `
            document.querySelector('ul').onclick = async function (e) {
              if (e.target.tagName !== 'BUTTON') return;
              var li = e.target.closest('li'), no = li.dataset.no;
              var a = await (await fetch('/api/lockers/' + no, { method: 'DELETE' })).json();
              li.remove(); document.getElementById('ok').textContent = 'Locker ' + a.released + ' has been released.';
            }`,
          )
        }
        if (pathname === '/lockers/plan')
          return html(
            `<h1>Plan</h1><div class="plan">${state.lockers.map((l) => `<div class="${l.member ? 'taken' : 'free'}">${l.no}<br>${l.member || 'free'}</div>`).join('')}</div>`,
          )
        const one = state.lockers.find((l) => pathname === `/lockers/${l.no}`)
        if (one) return html(`<h1>Locker ${one.no}</h1><p>${one.member ? `Rented by ${one.member}` : 'Free'}</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/lockers',
  steps: [{ do: 'click', target: { role: 'button', name: 'Release locker 14' } }],
}
