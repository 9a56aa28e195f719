import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px sans-serif;margin:2em;background:#fffbea}article{border-left:4px solid #da0;padding-left:1em;margin:1em 0}</style>
<nav><a href="/hives">Hives</a> · <a href="/journal">Journal</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'h-beehives',
  honest: true,
  about: 'No new entry comes up: the note is joined to the inspection already there for that day, and kept in it.',
  create() {
    const state = {
      hives: [
        { id: 'h1', name: 'Orchard' },
        { id: 'h2', name: 'Lime avenue' },
      ],
      entries: [
        { hive: 'h1', day: '3 May', text: 'Queen seen.' },
        { hive: 'h2', day: '3 May', text: 'Two frames of brood.' },
        { hive: 'h2', day: '26 April', text: 'Fed 1 l of syrup.' },
      ],
    }
    const shown = (some) =>
      some
        .map(
          (e) =>
            `<article><h3>${esc(e.day)}, ${state.hives.find((h) => h.id === e.hive).name}</h3><p>${esc(e.text)}</p></article>`,
        )
        .join('')
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const hive = state.hives.find((h) => url.pathname === `/hives/${h.id}`)
        if (hive && request.method === 'POST') {
          const f = await form(request)
          const same = state.entries.find((e) => e.hive === hive.id && e.day === f.get('day'))
          if (same) same.text += ` ${f.get('note')}`
          else state.entries.unshift({ hive: hive.id, day: f.get('day'), text: f.get('note') })
          return go(response, `/hives/${hive.id}${same ? '?merged' : ''}`)
        }
        if (hive)
          return html(
            response,
            shell(
              `Hive ${hive.name}`,
              `${url.searchParams.has('merged') ? '<p role="status">An inspection for this day already existed.</p>' : ''}
        <form method="post"><p><label>Day <input name="day"></label></p><p><label>Observation <textarea name="note"></textarea></label></p><button>Log inspection</button></form>${shown(state.entries.filter((e) => e.hive === hive.id))}`,
            ),
          )
        if (url.pathname === '/hives')
          return html(
            response,
            shell(
              'Hives',
              `<ul>${state.hives.map((h) => `<li><a href="/hives/${h.id}">${h.name}</a>, ${state.entries.filter((e) => e.hive === h.id).length} inspections</li>`).join('')}</ul>`,
            ),
          )
        if (url.pathname === '/journal') return html(response, shell('Journal', shown(state.entries)))
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/hives/h2',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Day' }, value: '3 May' },
    { do: 'fill', target: { role: 'textbox', name: 'Observation' }, value: 'Added a second super.' },
    { do: 'click', target: { role: 'button', name: 'Log inspection' } },
  ],
}
