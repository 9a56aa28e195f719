import { esc, form, go, html } from '../answers.mjs'

const shell = (title, body) =>
  `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px 'Courier New';margin:2em}</style><nav><a href="/folders">Folders</a> | <a href="/log">Log</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'h-archive',
  honest: true,
  about: 'The folder is renamed and with it its address; the old address is gone, and the new name is kept.',
  create() {
    const slug = (name) =>
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    const state = {
      log: ['Import of 214 scans'],
      folders: [
        { name: 'Town council 1921', slug: 'town-council-1921', scans: 84 },
        { name: 'Maps, unsorted', slug: 'maps-unsorted', scans: 31 },
        { name: 'Letters of the Ferrand family', slug: 'letters-of-the-ferrand-family', scans: 99 },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const [, top, key, act] = request.url.split('/')
        const folder = top === 'folders' && state.folders.find((f) => f.slug === key)
        if (folder && act === 'rename' && request.method === 'POST') {
          const name = (await form(request)).get('name').trim()
          state.log.unshift(`Folder moved: ${folder.slug} → ${slug(name)}`)
          folder.name = name
          folder.slug = slug(name)
          return go(response, '/log')
        }
        if (folder && act === 'rename')
          return html(
            response,
            shell(
              'Rename folder',
              `<form method="post"><label>New name <input name="name" size="40" value="${esc(folder.name)}"></label> <button>Rename</button></form>`,
            ),
          )
        if (folder)
          return html(
            response,
            shell(
              esc(folder.name),
              `<p>${folder.scans} scans</p><p><a href="/folders/${folder.slug}/rename">Rename</a></p>`,
            ),
          )
        if (request.url === '/folders')
          return html(
            response,
            shell(
              'Folders',
              `<ul>${state.folders.map((f) => `<li><a href="/folders/${f.slug}">${esc(f.name)}</a> (${f.scans})</li>`).join('')}</ul>`,
            ),
          )
        if (request.url === '/log')
          return html(response, shell('Log', `<ol>${state.log.map((l) => `<li>${esc(l)}</li>`).join('')}</ol>`))
        html(response, shell('Not found', '<p>There is nothing at this address.</p>'), 404)
      },
    }
  },
  path: '/folders/maps-unsorted/rename',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'New name' }, value: 'Maps of the river, 1880–1910' },
    { do: 'click', target: { role: 'button', name: 'Rename' } },
  ],
}
