import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}dt{font-weight:bold}.n{background:#eef;padding:6px}</style>
<nav><a href="/terms">Glossary</a> <a href="/changes">Changes</a></nav>${m}</html>`
const tidy = (s) => s.trim().replace(/\s+/g, ' ')
const slug = (s) =>
  tidy(s)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

export default {
  name: 'h-glossary',
  honest: true,
  about:
    'The term is renamed with its spaces tidied and its page lives at another address from now on; the old address says so.',
  create() {
    const state = {
      moved: {},
      changes: [],
      terms: {
        'lead-time': { name: 'Lead time', text: 'Days between order and delivery.' },
        'safety-stock': { name: 'Safety stock', text: 'What is kept for bad days.' },
        'cut-off': { name: 'Cut-off', text: 'Last hour for orders of the day.' },
      },
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const key = p.split('/')[2]
        const one = state.terms[key]
        if (one && q.method === 'POST') {
          const f = await form(q)
          const to = slug(f.get('name'))
          const before = one.name
          delete state.terms[key]
          state.terms[to] = { name: tidy(f.get('name')), text: tidy(f.get('text')) }
          if (to !== key) state.moved[key] = to
          state.changes.unshift(`${before} → ${state.terms[to].name}`)
          return go(r, `/terms/${to}`)
        }
        if (one && p.endsWith('/edit'))
          return html(
            r,
            layout(
              'Edit term',
              `<h1>Edit term</h1><form method="post" action="/terms/${key}"><p><label for="n">Term</label> <input id="n" name="name" value="${esc(one.name)}"></p>
<p><label for="t">Meaning</label><br><textarea id="t" name="text" rows="3" cols="50">${esc(one.text)}</textarea></p><button>Save term</button></form>`,
            ),
          )
        if (one)
          return html(
            r,
            layout(
              esc(one.name),
              `<h1>${esc(one.name)}</h1><p>${esc(one.text)}</p><a href="/terms/${key}/edit">Edit</a>`,
            ),
          )
        if (state.moved[key])
          return html(
            r,
            layout(
              'Moved',
              `<p class="n">No term at this address. It may be <a href="/terms/${state.moved[key]}">${esc(state.terms[state.moved[key]]?.name)}</a> now.</p>`,
            ),
            404,
          )
        if (p === '/terms')
          return html(
            r,
            layout(
              'Glossary',
              `<h1>Glossary</h1><dl>${Object.entries(state.terms)
                .sort()
                .map(([k, t]) => `<dt><a href="/terms/${k}">${esc(t.name)}</a></dt><dd>${esc(t.text)}</dd>`)
                .join('')}</dl>`,
            ),
          )
        if (p === '/changes')
          return html(
            r,
            layout(
              'Changes',
              `<h1>Changes</h1><ul>${state.changes.map((c) => `<li>${esc(c)}</li>`).join('') || '<li>None</li>'}</ul>`,
            ),
          )
        html(r, layout('Not found', '<h1>Not found</h1>'), 404)
      },
    }
  },
  path: '/terms/safety-stock/edit',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Term' }, value: '  Buffer   stock ' },
    { do: 'fill', target: { role: 'textbox', name: 'Meaning' }, value: 'Goods kept back for peaks  and delays.' },
    { do: 'click', target: { role: 'button', name: 'Save term' } },
  ],
}
