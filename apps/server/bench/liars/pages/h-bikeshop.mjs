import { html, json, read } from '../answers.mjs'

export default {
  name: 'h-bikeshop',
  honest: true,
  about: 'The first try to save fails with 503 and says so; the page tries again by itself and the estimate is kept.',
  create() {
    const state = {
      tries: 0,
      repairs: [
        { id: 1, bike: 'Red Gazelle', job: 'New chain', estimate: 45 },
        { id: 2, bike: 'Cargo bike Urban', job: 'Brake pads', estimate: 60 },
        { id: 3, bike: 'Kids 20 inch', job: 'Flat tyre', estimate: 15 },
      ],
    }
    const css =
      '<style>body{font:15px sans-serif;margin:2em}td{padding:5px}input{width:5em}.bad{color:#b00}.good{color:#070}</style><nav><a href="/repairs">Repairs</a> <a href="/till">Till</a></nav>'
    return {
      state,
      async handle(request, response) {
        const repair = state.repairs.find((r) => request.url === `/api/repairs/${r.id}`)
        if (repair && request.method === 'PATCH') {
          const { estimate } = JSON.parse(await read(request))
          if (state.tries++ % 2 === 0) return json(response, { error: 'busy' }, 503)
          repair.estimate = Number(estimate)
          return json(response, repair)
        }
        if (request.url === '/repairs')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Repairs</title>${css}<h1>Repairs</h1>
<table>${state.repairs.map((r) => `<tr><td>${r.bike}<td>${r.job}<td><input data-id="${r.id}" value="${r.estimate}" aria-label="Estimate ${r.bike}"><td><span id="m${r.id}" role="status"></span></tr>`).join('')}</table>
<script>
async function save(input) {
  var mark = document.getElementById('m' + input.dataset.id)
  mark.className = ''; mark.textContent = 'Saving…'
  var answer = await fetch('/api/repairs/' + input.dataset.id, { method: 'PATCH', body: JSON.stringify({ estimate: input.value }) })
  if (answer.ok) { mark.className = 'good'; mark.textContent = 'Saved'; return }
  mark.className = 'bad'; mark.textContent = 'Could not save, trying again…'
  setTimeout(function () { save(input) }, 800)
}
document.querySelectorAll('input').forEach(function (input) {
  input.onkeydown = function (e) { if (e.key === 'Enter') save(input) }
})
</script>`,
          )
        if (request.url === '/till')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Till</title>${css}<h1>To be paid</h1><ul>${state.repairs.map((r) => `<li>${r.bike}: ${r.estimate.toFixed(2)} €</li>`).join('')}</ul>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/repairs',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Estimate Cargo bike Urban' }, value: '85' },
    { do: 'press', key: 'Enter', target: { role: 'textbox', name: 'Estimate Cargo bike Urban' } },
  ],
}
