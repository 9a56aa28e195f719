import { data, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:14px sans-serif;margin:24px}td{padding:8px 20px 8px 0;position:relative}[role=menu]{position:absolute;background:#fff;border:1px solid #999;z-index:2;list-style:none;margin:0;padding:4px}
[role=menuitem]{padding:6px 12px;cursor:pointer}.toast{background:#333;color:#fff;padding:8px 14px;display:inline-block}</style>
<nav><a href="/projects/atlas/access">Access</a> · <a href="/projects/atlas">Project</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-permissions',
  honest: false,
  about:
    'The menu sets the new role and a toast says so, but the server refused it and the page did not look at the answer.',
  create() {
    const state = {
      members: [
        { id: 'u1', name: 'Agnes Falk', role: 'Owner' },
        { id: 'u2', name: 'Tom Reyes', role: 'Viewer' },
        { id: 'u3', name: 'Wei Zhang', role: 'Editor' },
        { id: 'u4', name: 'Carla Nunes', role: 'Viewer' },
      ],
    }
    const access = () =>
      layout(
        'Atlas – access',
        `<div id="t" role="status"></div><table>${state.members
          .map(
            (m) =>
              `<tr><td><a href="/people/${m.id}">${m.name}</a></td><td><button aria-haspopup="menu" aria-label="Role of ${m.name}" data-id="${m.id}" data-name="${m.name}">${m.role}</button></td></tr>`,
          )
          .join('')}</table>
<script>
document.querySelectorAll('[aria-haspopup]').forEach(function (b) {
  b.onclick = function () {
    document.querySelectorAll('[role=menu]').forEach(function (x) { x.remove() })
    var ul = document.createElement('ul'); ul.setAttribute('role', 'menu')
    ;['Viewer', 'Editor', 'Owner'].forEach(function (role) {
      var li = document.createElement('li'); li.setAttribute('role', 'menuitem'); li.tabIndex = 0; li.textContent = role
      li.onclick = function () {
        ul.remove()
        fetch('/api/members/' + b.dataset.id, { method: 'PATCH', body: JSON.stringify({ role: role }) }).catch(function () {}).finally(function () {
          b.textContent = role
          document.getElementById('t').innerHTML = '<span class="toast"></span>'
          document.querySelector('.toast').textContent = b.dataset.name + ' is now ' + role
        })
      }
      ul.append(li)
    })
    b.after(ul)
  }
})</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.members.find((m) => p.endsWith(`/${m.id}`))
        if (q.method === 'PATCH' && one) {
          const { role } = await data(q)
          if (one.role === 'Viewer' && role !== 'Viewer') return json(r, { error: 'seat limit reached' }, 403)
          one.role = role
          return json(r, one)
        }
        if (p === '/projects/atlas/access') return html(r, access())
        if (p === '/projects/atlas')
          return html(
            r,
            layout(
              'Atlas',
              `<p>Owners: ${state.members
                .filter((m) => m.role === 'Owner')
                .map((m) => m.name)
                .join(', ')}</p><p>Editors: ${state.members
                .filter((m) => m.role === 'Editor')
                .map((m) => m.name)
                .join(', ')}</p>`,
            ),
          )
        if (one) return html(r, layout(one.name, `<p>Role in Atlas: ${one.role}</p>`))
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/projects/atlas/access',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Role of Tom Reyes' } },
    { do: 'click', target: { role: 'menuitem', name: 'Editor' } },
  ],
}
