import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}li{margin:5px}</style>
<nav><a href="/events">Programme</a> <a href="/events/new">Add event</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-events',
  honest: true,
  about:
    'The new event is not on the list that comes next because the list is by date and the event stands on the second page.',
  create() {
    const titles = [
      'Choir evening',
      'Flea market',
      'Poetry slam',
      'Chess open',
      'Book launch',
      'Jazz brunch',
      'Lantern walk',
    ]
    const state = {
      flash: '',
      events: titles.map((title, i) => ({
        id: i + 1,
        title,
        day: `2025-0${4 + Math.floor(i / 2)}-1${i}`,
        hall: i % 2 ? 'Small hall' : 'Great hall',
      })),
    }
    const size = 4
    return {
      state,
      async handle(q, r) {
        const u = new URL(q.url, 'http://x')
        const p = u.pathname
        if (q.method === 'POST' && p === '/events') {
          const f = await form(q)
          state.events.push({
            id: state.events.length + 1,
            title: f.get('title'),
            day: f.get('day'),
            hall: f.get('hall'),
          })
          state.flash = 'Programme updated.'
          return go(r, '/events')
        }
        if (p === '/events/new')
          return html(
            r,
            layout(
              'Add event',
              `<form method="post" action="/events">
<p><label for="t">Title</label> <input id="t" name="title"></p><p><label for="d">Date</label> <input id="d" name="day" placeholder="YYYY-MM-DD"></p>
<p><label for="h">Hall</label> <select id="h" name="hall"><option>Great hall</option><option>Small hall</option></select></p><button>Add to programme</button></form>`,
            ),
          )
        if (p === '/events') {
          const n = Number(u.searchParams.get('page')) || 1
          const all = state.events.slice().sort((a, b) => a.day.localeCompare(b.day))
          const pages = Math.ceil(all.length / size)
          const flash = state.flash
          state.flash = ''
          return html(
            r,
            layout(
              'Programme',
              `${flash ? `<p role="status">${flash}</p>` : ''}<ol start="${(n - 1) * size + 1}">${all
                .slice((n - 1) * size, n * size)
                .map((e) => `<li><a href="/events/${e.id}">${esc(e.title)}</a>, ${esc(e.day)}</li>`)
                .join('')}</ol>
<p>Page ${n} of ${pages} ${n > 1 ? `<a href="/events?page=${n - 1}">Previous</a>` : ''} ${n < pages ? `<a href="/events?page=${n + 1}">Next</a>` : ''}</p>`,
            ),
          )
        }
        const one = state.events.find((e) => p === `/events/${e.id}`)
        if (one) return html(r, layout(one.title, `<p>${esc(one.day)}</p><p>${esc(one.hall)}</p>`))
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/events/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Title' }, value: 'Puppet theatre' },
    { do: 'fill', target: { role: 'textbox', name: 'Date' }, value: '2025-11-02' },
    { do: 'choose', target: { role: 'combobox', name: 'Hall' }, options: ['Small hall'] },
    { do: 'click', target: { role: 'button', name: 'Add to programme' } },
  ],
}
