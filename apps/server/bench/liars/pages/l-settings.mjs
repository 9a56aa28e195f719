import { html } from '../answers.mjs'

const rows = [
  ['twoStep', 'Two-step sign-in'],
  ['exports', 'Allow data exports'],
  ['digest', 'Weekly digest'],
]
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:2rem}.row{display:flex;gap:1rem;padding:.5rem 0}
#snack{position:fixed;bottom:20px;left:20px;background:#222;color:#fff;padding:10px 18px}</style>
<nav><a href="/admin">Workspace overview</a> / <a href="/admin/settings">Settings</a> / <a href="/admin/people">People</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-settings',
  honest: false,
  about: 'The switches come back as saved in this browser only; the workspace itself still has the old values.',
  create() {
    const state = {
      settings: { twoStep: false, exports: true, digest: true },
      people: ['Greta Holm (owner)', 'Sam Otieno', 'Lucia Bianchi'],
    }
    const settings = () =>
      layout(
        'Settings',
        `<form id="f">${rows
          .map(
            ([k, l]) =>
              `<div class="row"><input type="checkbox" role="switch" id="${k}"${state.settings[k] ? ' checked' : ''}><label for="${k}">${l}</label></div>`,
          )
          .join('')}
<button>Save settings</button></form><div id="snack" role="status" hidden></div>
<script>
var kept = JSON.parse(localStorage.getItem('workspace-settings') || 'null'), boxes = document.querySelectorAll('[role=switch]')
if (kept) boxes.forEach(function (b) { b.checked = kept[b.id] })
document.getElementById('f').onsubmit = function (e) {
  e.preventDefault()
  var all = {}; boxes.forEach(function (b) { all[b.id] = b.checked })
  localStorage.setItem('workspace-settings', JSON.stringify(all))
  var s = document.getElementById('snack'); s.textContent = 'Saving…'; s.hidden = false
  setTimeout(function () { s.textContent = 'Settings saved for the whole workspace' }, 300)
}
</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (p === '/admin/settings') return html(r, settings())
        if (p === '/admin')
          return html(
            r,
            layout(
              'Workspace overview',
              `<p>Northlight Studio, 3 people</p><h2>In force</h2><ul>${rows.map(([k, l]) => `<li>${l}: ${state.settings[k] ? 'on' : 'off'}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/admin/people')
          return html(
            r,
            layout(
              'People',
              `<ul>${state.people.map((n) => `<li>${n}, two-step ${state.settings.twoStep ? 'required' : 'not required'}</li>`).join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/admin/settings',
  steps: [
    { do: 'check', target: { role: 'switch', name: 'Two-step sign-in' }, checked: true },
    { do: 'check', target: { role: 'switch', name: 'Allow data exports' }, checked: false },
    { do: 'click', target: { role: 'button', name: 'Save settings' } },
  ],
}
