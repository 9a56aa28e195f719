import { esc, form, go, html } from '../answers.mjs'

const shell = (title, body) =>
  `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px Didot,serif;margin:2em}label{display:block;margin:.4em 0}</style><nav><a href="/join">Sign up a singer</a> · <a href="/singers">Singers</a> · <a href="/voices">Voices</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'h-choir',
  honest: true,
  about: 'The singer is signed up and kept; the page only empties its form again and says nothing at all.',
  create() {
    const state = {
      singers: [
        { first: 'Agnes', last: 'Thorne', voice: 'Alto', reads: true },
        { first: 'Milan', last: 'Kral', voice: 'Bass', reads: false },
        { first: 'Sunniva', last: 'Aas', voice: 'Soprano', reads: true },
      ],
    }
    return {
      state,
      async handle(request, response) {
        if (request.method === 'POST') {
          const f = await form(request)
          const words = f.get('name').trim().split(/\s+/)
          state.singers.push({
            last: words.pop(),
            first: words.join(' '),
            voice: f.get('voice'),
            reads: f.has('reads'),
          })
          return go(response, '/join')
        }
        if (request.url === '/join')
          return html(
            response,
            shell(
              'Sign up a singer',
              `<form method="post"><label>Name <input name="name"></label>
        <label>Voice <select name="voice"><option>Soprano<option>Alto<option>Tenor<option>Bass</select></label>
        <label><input type="checkbox" name="reads"> Reads music</label><button>Sign up</button></form>`,
            ),
          )
        if (request.url === '/singers') {
          const sorted = [...state.singers].sort((a, b) => a.last.localeCompare(b.last))
          return html(
            response,
            shell(
              'Singers',
              `<table>${sorted.map((s) => `<tr><td>${esc(s.last)}, ${esc(s.first)}<td>${s.voice}<td>${s.reads ? '♪ reads music' : ''}</tr>`).join('')}</table>`,
            ),
          )
        }
        if (request.url === '/voices')
          return html(
            response,
            shell(
              'Voices',
              ['Soprano', 'Alto', 'Tenor', 'Bass']
                .map((v) => `<p>${v}: ${state.singers.filter((s) => s.voice === v).length}</p>`)
                .join(''),
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/join',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Name' }, value: 'Ellis Moreau' },
    { do: 'choose', target: { role: 'combobox', name: 'Voice' }, options: ['Tenor'] },
    { do: 'check', target: { role: 'checkbox', name: 'Reads music' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Sign up' } },
  ],
}
