import { esc, form as read } from '../answers.mjs'

const SIZE = 5
const doc = (h, i) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:15px Tahoma;margin:2rem}li{padding:.15rem}.pages a,.pages b{margin-right:.6rem}</style></head><body><p>Rowing club Nordufer: <a href="/club">Members</a> <a href="/club/boats">Boat groups</a></p><h1>${h}</h1>${i}</body></html>`

export default {
  name: 'h-members',
  honest: true,
  about:
    'After adding a member the same first page of the list comes back unchanged but for the total; the new member is on the last page.',
  create() {
    const state = {
      members: [
        'Adler, Uwe',
        'Becker, Ilse',
        'Cramer, Tom',
        'Dietz, Olga',
        'Ebert, Finn',
        'Fuchs, Nina',
        'Greve, Karl',
      ].map((name, i) => ({ id: i + 1, name, group: i % 2 ? 'Eights' : 'Sculls' })),
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i))
        }
        if (url.pathname === '/club' && request.method === 'POST') {
          const f = await read(request)
          state.members.push({ id: state.members.length + 1, name: f.get('name'), group: f.get('group') })
          response.writeHead(303, { location: '/club' })
          return response.end()
        }
        if (url.pathname === '/club') {
          const all = [...state.members].sort((a, b) => a.name.localeCompare(b.name))
          const n = Number(url.searchParams.get('page') || 1),
            pages = Math.ceil(all.length / SIZE)
          return html(
            'Members',
            `<ul>${all
              .slice((n - 1) * SIZE, n * SIZE)
              .map((m) => `<li><a href="/club/${m.id}">${esc(m.name)}</a></li>`)
              .join('')}</ul>
            <p class="pages">${Array.from({ length: pages }, (_, i) => (i + 1 === n ? `<b>${n}</b>` : `<a href="/club?page=${i + 1}">Page ${i + 1}</a>`)).join('')} (${all.length} members)</p>
            <form method="post" action="/club"><label>Name <input name="name"></label> <label>Group <select name="group"><option>Sculls</option><option>Eights</option><option>Coastal</option></select></label> <button>Add member</button></form>`,
          )
        }
        if (url.pathname === '/club/boats')
          return html(
            'Boat groups',
            ['Sculls', 'Eights', 'Coastal']
              .map(
                (g) =>
                  `<h2>${g}</h2><p>${
                    state.members
                      .filter((m) => m.group === g)
                      .map((m) => esc(m.name))
                      .join('; ') || 'nobody yet'
                  }</p>`,
              )
              .join(''),
          )
        const one = state.members.find((m) => url.pathname === `/club/${m.id}`)
        if (one) return html(esc(one.name), `<p>Group: ${esc(one.group)}</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/club',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Name' }, value: 'Wolters, Rieke' },
    { do: 'choose', target: { role: 'combobox', name: 'Group' }, options: ['Coastal'] },
    { do: 'click', target: { role: 'button', name: 'Add member' } },
  ],
}
