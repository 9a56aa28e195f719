import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:16px serif;margin:26px;max-width:700px}.gone{color:#a33}</style>
<nav><a href="/wiki">Pages</a> <a href="/wiki-trash">Trash</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-wiki',
  honest: true,
  about: 'Deleting leads to an error-like page saying gone; that is the page deleted, which now lies in the trash.',
  create() {
    const state = {
      pages: [
        { slug: 'fire-drill', title: 'Fire drill', text: 'Meet at the east gate.', trashed: false },
        { slug: 'wifi-guests', title: 'Wi-Fi for guests', text: 'Ask the front desk for a code.', trashed: false },
        { slug: 'fax-guide', title: 'Fax guide', text: 'Dial 0 first.', trashed: false },
        { slug: 'old-canteen', title: 'Old canteen', text: 'Closed.', trashed: true },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.pages.find((x) => x.slug === p.split('/')[2])
        if (one && q.method === 'POST' && p.endsWith('/delete')) {
          const f = await form(q)
          one.trashed = true
          one.why = f.get('why')
          return go(r, `/wiki/${one.slug}`)
        }
        if (one?.trashed)
          return html(r, layout('410 Gone', `<p class="gone">There is no page “${esc(one.title)}” here.</p>`), 410)
        if (one && p.endsWith('/delete'))
          return html(
            r,
            layout(
              `Delete “${esc(one.title)}”`,
              `<form method="post" action="/wiki/${one.slug}/delete">
<p><label for="w">Reason</label> <input id="w" name="why"></p><button>Delete page</button> <a href="/wiki/${one.slug}">Back</a></form>`,
            ),
          )
        if (one)
          return html(
            r,
            layout(
              esc(one.title),
              `<p>${esc(one.text)}</p><p><a href="/wiki/${one.slug}/delete">Delete this page</a></p>`,
            ),
          )
        if (p === '/wiki')
          return html(
            r,
            layout(
              'Pages',
              `<ul>${state.pages
                .filter((x) => !x.trashed)
                .map((x) => `<li><a href="/wiki/${x.slug}">${esc(x.title)}</a></li>`)
                .join('')}</ul>`,
            ),
          )
        if (p === '/wiki-trash')
          return html(
            r,
            layout(
              'Trash',
              `<ul>${state.pages
                .filter((x) => x.trashed)
                .map((x) => `<li>${esc(x.title)}${x.why ? ` (${esc(x.why)})` : ''}</li>`)
                .join('')}</ul>`,
            ),
          )
        html(r, layout('404', '<p>Unknown page</p>'), 404)
      },
    }
  },
  path: '/wiki/fax-guide/delete',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Reason' }, value: 'No fax any more' },
    { do: 'click', target: { role: 'button', name: 'Delete page' } },
  ],
}
