import { html, json, read } from '../answers.mjs'

const head = (
  title,
) => `<!doctype html><html lang="en"><head><title>${title}</title><style>body{font-family:Georgia,serif;max-width:50em;margin:auto}
header{border-bottom:2px solid #456}td{padding:6px}#note{color:#060;min-height:1.4em}</style></head><body><header><b>Harbour Lettings</b> · <a href="/units">Rent roll</a> · <a href="/owner">Owner statement</a></header>`

export default {
  name: 'l-tenancy',
  honest: false,
  about: 'The rent typed into the cell stays on the screen, the server caps the rise and keeps a smaller amount.',
  create() {
    const state = {
      units: [
        { id: 1, flat: 'Flat 3A', tenant: 'P. Osei', rent: 870 },
        { id: 2, flat: 'Flat 3B', tenant: 'L. Marsh', rent: 900 },
        { id: 3, flat: 'Flat 4A', tenant: 'D. Nowak', rent: 1015 },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const one = /^\/api\/units\/(\d+)$/.exec(request.url)
        if (one && request.method === 'PATCH') {
          const unit = state.units.find((u) => u.id === Number(one[1]))
          const { rent } = JSON.parse(await read(request))
          unit.rent = Math.min(Number(rent), Math.round(unit.rent * 1.03))
          return json(response, { status: 'saved' })
        }
        if (request.url === '/units')
          return html(
            response,
            `${head('Rent roll')}<h1>Rent roll</h1><p id="note" role="status"></p>
<table><tr><th>Unit<th>Tenant<th>Monthly rent<th></tr>${state.units.map((u) => `<tr data-id="${u.id}" data-flat="${u.flat}"><td>${u.flat}<td>${u.tenant}<td class="rent">${u.rent}<td><button aria-label="Edit rent of ${u.flat}">Edit</button></tr>`).join('')}</table>
<script>
document.querySelectorAll('tr[data-id]').forEach(function (row) {
  row.querySelector('button').onclick = function () {
    var cell = row.querySelector('.rent'), input = document.createElement('input')
    input.value = cell.textContent; input.setAttribute('aria-label', 'Rent of ' + row.dataset.flat)
    cell.replaceChildren(input); input.select()
    input.onkeydown = async function (e) {
      if (e.key !== 'Enter') return
      var value = input.value
      await fetch('/api/units/' + row.dataset.id, { method: 'PATCH', body: JSON.stringify({ rent: value }) })
      cell.textContent = value
      document.getElementById('note').textContent = 'Rent of ' + row.dataset.flat + ' saved: ' + value
    }
  }
})
</script>`,
          )
        if (request.url === '/owner')
          return html(
            response,
            `${head('Owner statement')}<h1>Owner statement</h1><ul>${state.units.map((u) => `<li>${u.flat}, ${u.tenant}: £${u.rent} a month</li>`).join('')}</ul>
        <p>Total £${state.units.reduce((sum, u) => sum + u.rent, 0)}</p>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/units',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Edit rent of Flat 3B' } },
    { do: 'fill', target: { role: 'textbox', name: 'Rent of Flat 3B' }, value: '980' },
    { do: 'press', key: 'Enter', target: { role: 'textbox', name: 'Rent of Flat 3B' } },
  ],
}
