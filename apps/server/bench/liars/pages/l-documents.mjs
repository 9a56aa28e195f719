import { data, esc, html, json } from '../answers.mjs'

const folders = ['Contracts', 'Archive', 'Templates']
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;display:flex;gap:30px;margin:20px}aside a{display:block;margin:6px 0}#bar{background:#dff0ff;padding:8px}</style>
<aside><b>Folders</b>${folders.map((f) => `<a href="/docs/${f}">${f}</a>`).join('')}<a href="/recent">All files</a></aside><main><h1>${t}</h1>${m}</main></html>`

export default {
  name: 'l-documents',
  honest: false,
  about:
    'The file leaves the folder on the screen, but it was copied and not moved: it is still in the old folder as well.',
  create() {
    const state = {
      next: 30,
      files: [
        { id: 21, name: 'Lease Dock Street 9.pdf', folder: 'Contracts' },
        { id: 22, name: 'Cleaning services 2023.pdf', folder: 'Contracts' },
        { id: 23, name: 'Insurance 2025.pdf', folder: 'Contracts' },
        { id: 24, name: 'Lease 2011.pdf', folder: 'Archive' },
        { id: 25, name: 'NDA.docx', folder: 'Templates' },
      ],
    }
    const view = (f) =>
      layout(
        f,
        `<div id="bar" role="status" hidden></div><ul>${
          state.files
            .filter((x) => x.folder === f)
            .map(
              (x) =>
                `<li data-id="${x.id}">${esc(x.name)} <button aria-label="Move ${esc(x.name)}">Move…</button></li>`,
            )
            .join('') || '<li>Empty</li>'
        }</ul>
<dialog id="d" aria-label="Move file"><form method="dialog"><label for="to">Destination</label> <select id="to">${folders
          .filter((x) => x !== f)
          .map((x) => `<option>${x}</option>`)
          .join('')}</select>
<button value="move">Move</button> <button value="">Back</button></form></dialog><script>
var d = document.getElementById('d'), li
document.querySelectorAll('li button').forEach(function (b) { b.onclick = function () { li = b.parentNode; d.returnValue = ''; d.showModal() } })
d.onclose = async function () {
  if (d.returnValue !== 'move') return
  var to = document.getElementById('to').value, name = li.firstChild.textContent.trim()
  var answer = await fetch('/api/files/' + li.dataset.id + '/move', { method: 'POST', body: JSON.stringify({ to: to }) })
  if (!answer.ok) return
  li.remove(); var bar = document.getElementById('bar'); bar.hidden = false; bar.textContent = name + ' moved to ' + to
}</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const move = p.match(/^\/api\/files\/(\d+)\/move$/)
        if (move && q.method === 'POST') {
          const one = state.files.find((x) => x.id === Number(move[1]))
          state.files.push({ ...one, id: state.next++, folder: (await data(q)).to })
          return json(r, { ok: true })
        }
        const f = p.split('/')[2]
        if (p.startsWith('/docs/') && folders.includes(f)) return html(r, view(f))
        if (p === '/recent')
          return html(
            r,
            layout(
              'All files',
              `<table>${state.files.map((x) => `<tr><td>${esc(x.name)}</td><td>${x.folder}</td></tr>`).join('')}</table>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/docs/Contracts',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Move Cleaning services 2023.pdf' } },
    { do: 'choose', target: { role: 'combobox', name: 'Destination' }, options: ['Archive'] },
    { do: 'click', target: { role: 'button', name: 'Move' } },
  ],
}
