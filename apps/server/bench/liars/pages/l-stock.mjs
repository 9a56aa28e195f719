import { data, html, json } from '../answers.mjs'

export default {
  name: 'l-stock',
  honest: false,
  about: 'The new quantity stays in the cell with a tick, but the server keeps no more than 999.',
  create() {
    const state = {
      items: [
        { id: 1, sku: 'SCR-420', name: 'Screw 4x20', qty: 640, bay: 'A1' },
        { id: 2, sku: 'BLT-008', name: 'Bolt M8', qty: 310, bay: 'A4' },
        { id: 3, sku: 'WSH-008', name: 'Washer 8 mm', qty: 905, bay: 'B2' },
      ],
    }
    const shell = (
      t,
      m,
    ) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:14px Verdana;margin:24px}td,th{padding:7px 16px;border-bottom:1px solid #ddd}.ok{color:green}</style>
<nav><a href="/stock">Stock</a> · <a href="/bays">Bays</a></nav><h1>${t}</h1>${m}</html>`
    const client = `<table><thead><tr><th>SKU</th><th>Article</th><th>Quantity</th><th></th></tr></thead><tbody id="rows"></tbody></table><script>
fetch('/api/items').then(function (r) { return r.json() }).then(function (items) {
  items.forEach(function (i) {
    var tr = document.createElement('tr')
    tr.innerHTML = '<td><a href="/stock/' + i.id + '">' + i.sku + '</a></td><td>' + i.name + '</td><td class="q"></td><td class="ok" role="status"></td>'
    rows.append(tr)
    var cell = tr.querySelector('.q'), note = tr.querySelector('.ok')
    function show(v) {
      cell.innerHTML = '<span>' + v + '</span> <button aria-label="Edit quantity of ' + i.name + '">✎</button>'
      cell.querySelector('button').onclick = function () { edit(v) }
    }
    function edit(v) {
      cell.innerHTML = '<input aria-label="Quantity of ' + i.name + '" value="' + v + '" size="6">'
      var box = cell.querySelector('input'); box.focus(); box.select()
      box.onkeydown = function (e) {
        if (e.key === 'Escape') show(v)
        if (e.key !== 'Enter') return
        var next = Number(box.value)
        fetch('/api/items/' + i.id, { method: 'PUT', body: JSON.stringify({ qty: next }) }).then(function (r) {
          if (r.ok) { show(next); note.textContent = '✓ Saved' } else note.textContent = 'Not saved'
        })
      }
    }
    show(i.qty)
  })
})</script>`
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.items.find((i) => i.id === Number(p.split('/').pop()))
        if (p === '/api/items') return json(r, state.items)
        if (p.startsWith('/api/items/') && q.method === 'PUT' && one) {
          one.qty = Math.min(Number((await data(q)).qty), 999)
          return json(r, { ok: true })
        }
        if (p === '/stock') return html(r, shell('Stock', client))
        if (p.startsWith('/stock/') && one)
          return html(
            r,
            shell(
              one.name,
              `<dl><dt>SKU</dt><dd>${one.sku}</dd><dt>Bay</dt><dd>${one.bay}</dd><dt>On hand</dt><dd>${one.qty}</dd></dl>`,
            ),
          )
        if (p === '/bays')
          return html(
            r,
            shell('Bays', `<ul>${state.items.map((i) => `<li>${i.bay}: ${i.name}, ${i.qty} pcs</li>`).join('')}</ul>`),
          )
        html(r, shell('Not found', ''), 404)
      },
    }
  },
  path: '/stock',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Edit quantity of Bolt M8' } },
    { do: 'fill', target: { role: 'textbox', name: 'Quantity of Bolt M8' }, value: '1450' },
    { do: 'press', key: 'Enter', target: { role: 'textbox', name: 'Quantity of Bolt M8' } },
  ],
}
