import { read } from '../answers.mjs'

const doc = (body, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>FireSafe inspections</title><style>body{font:16px sans-serif;margin:2rem;background:#fafafa}.row{display:flex;gap:1rem;align-items:center;background:#fff;padding:.7rem;margin:.4rem 0;border-radius:8px}[role=switch]{width:9rem;border:0;border-radius:1rem;padding:.5rem;background:#bbb}[role=switch][aria-checked=true]{background:#2a6;color:#fff}</style></head><body><p><a href="/inspections">Inspections</a> <a href="/inspections/report">Monthly report</a></p>${body}<script>${js}</script></body></html>`

export default {
  name: 'l-inspections',
  honest: false,
  about:
    'The switch turns to passed; the server answered with 200 and a refusal in the body that the page does not look at.',
  create() {
    const state = {
      items: [
        { id: 'ext-14', what: 'Extinguisher, stairwell B', passed: false, locked: false },
        { id: 'door-3', what: 'Fire door, boiler room', passed: false, locked: true },
        { id: 'lamp-22', what: 'Emergency lamp, garage', passed: true, locked: false },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (b, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(b, s))
        }
        if (pathname === '/api/result' && request.method === 'POST') {
          const { id, passed } = JSON.parse(await read(request))
          const item = state.items.find((i) => i.id === id)
          response.writeHead(200, { 'content-type': 'application/json' })
          if (item.locked) return response.end(JSON.stringify({ result: 'refused', reason: 'LOCKED_BY_AUDIT' }))
          item.passed = passed
          return response.end(JSON.stringify({ result: 'stored' }))
        }
        if (pathname === '/inspections')
          return html(
            `<h1>Inspections, building 7</h1><p id="sum" role="status"></p>${state.items
              .map(
                (i) => `<div class="row" data-id="${i.id}"><a href="/inspections/${i.id}">${i.what}</a>
          <button role="switch" aria-checked="${i.passed}" aria-label="${i.what} passed">${i.passed ? 'Passed' : 'Not passed'}</button></div>`,
              )
              .join('')}`,
            `
          document.querySelectorAll('[role=switch]').forEach(function (b) { b.addEventListener('click', async function () {
            var on = b.getAttribute('aria-checked') !== 'true';
            var r = await fetch('/api/result', { method: 'POST', body: JSON.stringify({ id: b.parentNode.dataset.id, passed: on }) });
            if (r.status === 200) {
              b.setAttribute('aria-checked', on); b.textContent = on ? 'Passed' : 'Not passed';
              document.getElementById('sum').textContent = 'Result saved. ' + document.querySelectorAll('[aria-checked=true]').length + ' of 3 passed.';
            } }) })`,
          )
        if (pathname === '/inspections/report')
          return html(
            `<h1>Monthly report</h1><p>Passed: ${state.items.filter((i) => i.passed).length} of ${state.items.length}</p><h2>Still open</h2><ul>${state.items
              .filter((i) => !i.passed)
              .map((i) => `<li>${i.what}</li>`)
              .join('')}</ul>`,
          )
        const one = state.items.find((i) => pathname === `/inspections/${i.id}`)
        if (one)
          return html(
            `<h1>${one.what}</h1><p>Object ${one.id}</p><p>Result: ${one.passed ? 'passed' : 'not passed'}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/inspections',
  steps: [{ do: 'click', target: { role: 'switch', name: 'Fire door, boiler room passed' } }],
}
