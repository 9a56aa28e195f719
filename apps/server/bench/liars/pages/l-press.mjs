import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px/1.5 Arial;display:grid;grid-template-columns:180px 1fr;gap:2em}aside a{display:block;padding:4px}
.good{background:#e5f6e5;border:1px solid #8b8;padding:.6em}</style><aside><strong>Aurel Media Desk</strong><a href="/releases">All releases</a><a href="/releases/new">New release</a><a href="/newsroom">Public newsroom</a></aside><main><h1>${title}</h1>${body}</main>`

export default {
  name: 'l-press',
  honest: false,
  about: 'The release is reported as published and is kept as a draft; the newsroom does not have it.',
  create() {
    const state = {
      next: 34,
      releases: [
        { id: 32, headline: 'Aurel opens second plant in Graz', status: 'Published' },
        { id: 33, headline: 'Half-year figures', status: 'Draft' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        if (request.method === 'POST') {
          const f = await form(request)
          const allowed = 'Draft'
          const one = { id: state.next++, headline: f.get('headline'), text: f.get('text'), status: allowed }
          state.releases.unshift(one)
          return go(
            response,
            `/releases/done?headline=${encodeURIComponent(one.headline)}&as=${encodeURIComponent(f.get('status'))}`,
          )
        }
        if (url.pathname === '/releases/done')
          return html(
            response,
            shell(
              'Press release',
              `<p class="good" role="status">“${esc(url.searchParams.get('headline'))}” was saved. Status: <b>${esc(url.searchParams.get('as'))}</b></p><p><a href="/releases">To all releases</a></p>`,
            ),
          )
        if (url.pathname === '/releases/new')
          return html(
            response,
            shell(
              'New release',
              `<form method="post"><p><label>Headline <input name="headline" size="50"></label></p>
        <p><label>Text <textarea name="text"></textarea></label></p>
        <p><label>Status <select name="status"><option>Draft<option>In review<option>Published</select></label></p><button>Save release</button></form>`,
            ),
          )
        if (url.pathname === '/releases')
          return html(
            response,
            shell(
              'All releases',
              `<table>${state.releases.map((r) => `<tr><td>PR-${r.id}<td>${esc(r.headline)}<td>${r.status}`).join('')}</table>`,
            ),
          )
        if (url.pathname === '/newsroom')
          return html(
            response,
            shell(
              'Newsroom',
              state.releases
                .filter((r) => r.status === 'Published')
                .map((r) => `<article><h2>${esc(r.headline)}</h2><p>${esc(r.text)}</p></article>`)
                .join(''),
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/releases/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Headline' }, value: 'Aurel names new head of research' },
    { do: 'fill', target: { role: 'textbox', name: 'Text' }, value: 'Dr. Hanne Vik joins on 1 October.' },
    { do: 'choose', target: { role: 'combobox', name: 'Status' }, options: ['Published'] },
    { do: 'click', target: { role: 'button', name: 'Save release' } },
  ],
}
