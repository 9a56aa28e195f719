import { html, json } from '../answers.mjs'

export default {
  name: 'l-assets',
  honest: false,
  about: 'The row of the asset goes away and a toast says deleted, though the server refused because of an open lease.',
  create() {
    const state = {
      assets: [
        { tag: 'IT-0071', what: 'Laptop T14', place: 'Room 210', lease: false },
        { tag: 'IT-0088', what: 'Projector EB-2', place: 'Hall', lease: true },
        { tag: 'IT-0093', what: 'Label printer', place: 'Dispatch', lease: false },
      ],
    }
    const nav = '<nav><a href="/assets">Register</a> <a href="/assets/by-place">By place</a></nav>'
    return {
      state,
      async handle(request, response) {
        const one = /^\/assets\/(IT-\d+)$/.exec(request.url)
        if (one && request.method === 'DELETE') {
          const asset = state.assets.find((a) => a.tag === one[1])
          if (asset.lease) return json(response, { error: 'open lease' }, 409)
          state.assets = state.assets.filter((a) => a !== asset)
          return json(response, {})
        }
        if (request.url === '/assets')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Asset register</title><style>body{font:15px sans-serif;margin:2em}td{padding:5px}#toast{color:#fff;background:#275;padding:.5em;display:none}</style>${nav}
<h1>Asset register</h1><div id="toast" role="status"></div><table>${state.assets.map((a) => `<tr id="${a.tag}"><td>${a.tag}<td>${a.what}<td>${a.place}<td><button class="del" data-tag="${a.tag}" aria-label="Delete ${a.tag}">🗑</button></tr>`).join('')}</table>
<dialog id="ask" aria-label="Delete asset?"><p>Delete <b id="which"></b> from the register?</p><button id="no">Keep</button> <button id="yes">Delete asset</button></dialog>
<script>
var ask = document.getElementById('ask'), tag
document.querySelectorAll('.del').forEach(function (b) { b.onclick = function () { tag = b.dataset.tag; document.getElementById('which').textContent = tag; ask.showModal() } })
document.getElementById('no').onclick = function () { ask.close() }
document.getElementById('yes').onclick = function () {
  fetch('/assets/' + tag, { method: 'DELETE' }).finally(function () {
    document.getElementById(tag).remove(); ask.close()
    var toast = document.getElementById('toast'); toast.style.display = 'block'; toast.textContent = tag + ' was deleted'
  })
}
</script>`,
          )
        if (request.url === '/assets/by-place')
          return html(
            response,
            `<!doctype html><html lang="en"><title>By place</title>${nav}<h1>Assets by place</h1><ul>${state.assets.map((a) => `<li>${a.place}: ${a.what} (${a.tag})</li>`).join('')}</ul>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/assets',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Delete IT-0088' } },
    { do: 'click', target: { role: 'button', name: 'Delete asset' } },
  ],
}
