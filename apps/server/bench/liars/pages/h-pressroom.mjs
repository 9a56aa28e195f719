import { esc } from '../answers.mjs'

const doc = (h, i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:15px Ubuntu,sans-serif;margin:2rem}[role=menu]{border:1px solid #999;display:inline-block}[role=menu][hidden]{display:none}[role=menuitem]{display:block;border:0;background:#fff;padding:.4rem 1rem}</style></head><body><p><a href="/press/desk">Desk</a> | <a href="/press">Public press room</a></p><h1>${h}</h1>${i}<script>${js}</script></body></html>`

export default {
  name: 'h-pressroom',
  honest: true,
  about:
    'Publishing takes the release off the desk and to another address, its own desk page redirects there; it is published and kept.',
  create() {
    const state = {
      releases: [
        { id: 5, title: 'New tram depot opens in May', text: 'The depot has room for forty trams.', slug: null },
        { id: 6, title: 'Timetable change: what is new?', text: 'Line 9 runs every seven minutes.', slug: null },
        { id: 4, title: 'Ticket prices stay', text: 'No rise this year.', slug: 'ticket-prices-stay' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (h, i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i, s))
        }
        const one = state.releases.find((r) => pathname.startsWith(`/press/desk/${r.id}`))
        if (one && pathname.endsWith('/publish') && request.method === 'POST') {
          one.slug = one.title
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, '')
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify({ next: '/press/desk' }))
        }
        if (one?.slug) {
          response.writeHead(301, { location: `/press/${one.slug}` })
          return response.end()
        }
        if (one)
          return html(
            esc(one.title),
            `<p>${esc(one.text)}</p><button id="act" aria-haspopup="menu">Actions</button><br><div role="menu" hidden><button role="menuitem" id="pub">Publish</button><button role="menuitem" disabled>Duplicate</button></div>`,
            `
          document.getElementById('act').onclick = function () { var m = document.querySelector('[role=menu]'); m.hidden = !m.hidden };
          document.getElementById('pub').onclick = function () {
            fetch(location.pathname + '/publish', { method: 'POST' }).then(function (r) { return r.json() }).then(function (a) { location.href = a.next })
          }`,
          )
        if (pathname === '/press/desk')
          return html(
            'Desk: drafts',
            `<ul>${
              state.releases
                .filter((r) => !r.slug)
                .map((r) => `<li><a href="/press/desk/${r.id}">${esc(r.title)}</a></li>`)
                .join('') || '<li>no drafts</li>'
            }</ul>`,
          )
        if (pathname === '/press')
          return html(
            'Press room',
            state.releases
              .filter((r) => r.slug)
              .map((r) => `<h2><a href="/press/${r.slug}">${esc(r.title)}</a></h2><p>${esc(r.text)}</p>`)
              .join(''),
          )
        const open = state.releases.find((r) => r.slug && pathname === `/press/${r.slug}`)
        if (open) return html(esc(open.title), `<p>${esc(open.text)}</p><p>Press release no. ${open.id}</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/press/desk/6',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Actions' } },
    { do: 'click', target: { role: 'menuitem', name: 'Publish' } },
  ],
}
