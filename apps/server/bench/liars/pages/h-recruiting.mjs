import { data, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:14px sans-serif;margin:16px}.board{display:flex;gap:14px}.board section{background:#eef;padding:10px;width:200px}.card{background:#fff;padding:8px;margin:6px 0}
[role=menu]{border:1px solid #888;background:#fff}[role=menuitem]{display:block;width:100%}</style><nav><a href="/jobs/baker">Board</a> <a href="/people">People</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-recruiting',
  honest: true,
  about: 'The card disappears from the board because its new column is folded, and the move is kept.',
  create() {
    const state = {
      people: [
        { id: 1, name: 'Otto Brandt', stage: 'New' },
        { id: 2, name: 'Leila Aziz', stage: 'Interview' },
        { id: 3, name: 'Finn Kelly', stage: 'Interview' },
        { id: 4, name: 'Joy Mensah', stage: 'Offer' },
        { id: 5, name: 'Rosa Vidal', stage: 'Hired' },
      ],
    }
    const board = layout(
      'Baker, night shift',
      `<div class="board" id="board"></div><script>
var stages = ['New', 'Interview', 'Offer', 'Hired', 'Declined'], folded = { Hired: true, Declined: true }
async function load() {
  var all = await (await fetch('/api/people')).json(), host = document.getElementById('board'); host.innerHTML = ''
  stages.forEach(function (s) {
    var here = all.filter(function (x) { return x.stage === s }), col = document.createElement('section')
    col.innerHTML = '<h2>' + s + '</h2>'
    if (folded[s]) {
      var open = document.createElement('button'); open.textContent = 'Unfold ' + s; open.onclick = function () { folded[s] = false; load() }; col.append(open)
    } else here.forEach(function (x) {
      var c = document.createElement('div'); c.className = 'card'; c.textContent = x.name + ' '
      var b = document.createElement('button'); b.textContent = '⋯'; b.setAttribute('aria-label', 'Actions for ' + x.name); c.append(b); col.append(c)
      b.onclick = function () {
        var m = document.createElement('div'); m.setAttribute('role', 'menu')
        stages.filter(function (t) { return t !== s }).forEach(function (t) {
          var i = document.createElement('button'); i.setAttribute('role', 'menuitem'); i.textContent = 'Move to ' + t; m.append(i)
          i.onclick = async function () { await fetch('/api/people/' + x.id, { method: 'PATCH', body: JSON.stringify({ stage: t }) }); load() }
        })
        c.append(m)
      }
    })
    host.append(col)
  })
}
load()</script>`,
    )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.people.find((x) => x.id === Number(p.split('/').pop()))
        if (q.method === 'PATCH' && one) {
          one.stage = (await data(q)).stage
          return json(r, one)
        }
        if (p === '/api/people') return json(r, state.people)
        if (p === '/jobs/baker') return html(r, board)
        if (p === '/people')
          return html(
            r,
            layout(
              'People',
              `<ul>${state.people.map((x) => `<li><a href="/people/${x.id}">${x.name}</a></li>`).join('')}</ul>`,
            ),
          )
        if (one && p.startsWith('/people/'))
          return html(r, layout(one.name, `<p>Applied for: Baker, night shift</p><p>Stage: ${one.stage}</p>`))
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/jobs/baker',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Actions for Joy Mensah' } },
    { do: 'click', target: { role: 'menuitem', name: 'Move to Hired' } },
  ],
}
