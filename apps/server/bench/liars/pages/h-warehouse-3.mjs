import { esc, form, go, html, json } from '../answers.mjs'

export default {
  name: 'h-warehouse-3',
  honest: true,
  about: 'The transfer runs as a job: pending at first, booked within a second and a half, and kept.',
  create() {
    const state = {
      jobs: [],
      stock: [
        { sku: 'BX-20', what: 'Carton 20 cm', bins: { 'A-01': 140, 'C-07': 0 } },
        { sku: 'TP-50', what: 'Tape 50 mm', bins: { 'A-01': 36, 'C-07': 12 } },
      ],
    }
    const shell = (title, body) =>
      `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px sans-serif;margin:2em}td,th{padding:4px 14px}</style><nav><a href="/stock">Stock</a> <a href="/transfer">Transfer</a></nav><h1>${title}</h1>${body}`
    return {
      state,
      async handle(request, response) {
        if (request.url === '/transfer' && request.method === 'POST') {
          const f = await form(request)
          const job = { id: state.jobs.length + 1, sku: f.get('sku'), count: Number(f.get('count')), done: false }
          state.jobs.push(job)
          setTimeout(() => {
            const item = state.stock.find((s) => s.sku === job.sku)
            item.bins['A-01'] -= job.count
            item.bins['C-07'] += job.count
            job.done = true
          }, 1500)
          return go(response, `/jobs/${job.id}`)
        }
        const job = state.jobs.find((j) => request.url.startsWith(`/jobs/${j.id}`))
        if (job && request.url.endsWith('.json')) return json(response, job)
        if (job)
          return html(
            response,
            shell(
              `Job ${job.id}`,
              `<p>${job.count} × ${esc(job.sku)} from A-01 to C-07</p><p role="status">State: <b id="st">${job.done ? 'booked' : 'pending'}</b></p>
<script>
var timer = setInterval(async function () {
  var job = await (await fetch(location.pathname + '.json')).json()
  if (job.done) { document.getElementById('st').textContent = 'booked'; clearInterval(timer) }
}, 400)
</script>`,
            ),
          )
        if (request.url === '/transfer')
          return html(
            response,
            shell(
              'Transfer from A-01 to C-07',
              `<form method="post"><p><label>Article <select name="sku">${state.stock.map((s) => `<option value="${s.sku}">${s.what}`).join('')}</select></label></p>
        <p><label>Count <input name="count" type="number"></label></p><button>Transfer</button></form>`,
            ),
          )
        if (request.url === '/stock')
          return html(
            response,
            shell(
              'Stock',
              `<table><tr><th>Article<th>A-01<th>C-07</tr>${state.stock.map((s) => `<tr><td>${s.what}<td>${s.bins['A-01']}<td>${s.bins['C-07']}</tr>`).join('')}</table>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/transfer',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Article' }, options: ['Carton 20 cm'] },
    { do: 'fill', target: { role: 'spinbutton', name: 'Count' }, value: '60' },
    { do: 'click', target: { role: 'button', name: 'Transfer' } },
  ],
}
