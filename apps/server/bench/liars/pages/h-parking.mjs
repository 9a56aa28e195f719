import { html, json, read } from '../answers.mjs'

export default {
  name: 'h-parking',
  honest: true,
  about: 'The permit is kept; the plate is brought into another form than typed and the zone shown by its letter.',
  create() {
    const state = {
      permits: [
        { no: 'P-801', plate: 'LK07RTE', zone: 'A', holder: 'Mr Iqbal' },
        { no: 'P-802', plate: 'YX19OPD', zone: 'C', holder: 'Ms Hale' },
      ],
    }
    const page = `<!doctype html><html lang="en"><title>Resident parking</title><style>body{font:16px Arial;margin:2em}td{padding:4px 12px}#ok{color:#175}</style>
<h1>Resident parking</h1><div role="tablist"><button role="tab" id="t1">New permit</button><button role="tab" id="t2">Permits</button></div>
<form id="f"><p><label>Registration <input name="plate"></label></p><p><label>Holder <input name="holder"></label></p>
<p><label>Zone <select name="zone"><option value="A">Old Town<option value="B">Riverside<option value="C">Station</select></label></p><button>Issue permit</button></form>
<table id="list" hidden></table><p id="ok" role="status"></p>
<script>
var f = document.getElementById('f'), list = document.getElementById('list')
async function show(second) {
  f.hidden = second; list.hidden = !second
  if (!second) return
  var all = await (await fetch('/api/permits')).json()
  list.innerHTML = '<tr><th>Permit<th>Plate<th>Zone<th>Holder</tr>'
  all.forEach(function (p) { var row = list.insertRow(); [p.no, p.plate, p.zone, p.holder].forEach(function (v) { row.insertCell().textContent = v }) })
}
document.getElementById('t1').onclick = function () { show(false) }
document.getElementById('t2').onclick = function () { show(true) }
f.onsubmit = async function (e) {
  e.preventDefault()
  var answer = await (await fetch('/api/permits', { method: 'POST', body: JSON.stringify(Object.fromEntries(new FormData(f))) })).json()
  f.reset(); document.getElementById('ok').textContent = answer.no + ' issued.'
}
</script>`
    return {
      state,
      async handle(request, response) {
        if (request.url === '/api/permits' && request.method === 'POST') {
          const { plate, holder, zone } = JSON.parse(await read(request))
          const permit = {
            no: `P-${801 + state.permits.length}`,
            plate: plate.toUpperCase().replace(/[^A-Z0-9]/g, ''),
            zone,
            holder,
          }
          state.permits.push(permit)
          return json(response, permit, 201)
        }
        if (request.url === '/api/permits') return json(response, state.permits)
        if (request.url === '/') return html(response, page)
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Registration' }, value: 'gk 21 wnv' },
    { do: 'fill', target: { role: 'textbox', name: 'Holder' }, value: 'Mrs Tolland' },
    { do: 'choose', target: { role: 'combobox', name: 'Zone' }, options: ['Riverside'] },
    { do: 'click', target: { role: 'button', name: 'Issue permit' } },
  ],
}
