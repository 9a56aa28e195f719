import { esc, read } from '../answers.mjs'

const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vet surgery Oakfield</title><style>body{font:16px 'Comic Sans MS',cursive;margin:2rem;background:#f5fff5}table{border-collapse:collapse}td{border:1px solid #9c9;padding:.4rem 1rem}</style></head><body><p><a href="/diary">Diary</a> <a href="/diary/today">Waiting room screen</a></p>${i}<script>${js}</script></body></html>`
const SLOTS = ['09:00', '09:20', '09:40', '10:00']

export default {
  name: 'h-vet',
  honest: true,
  about: 'The appointment is entered and kept; for privacy the diary shows the owner by initials only.',
  create() {
    const state = { visits: [{ slot: '09:00', pet: 'Rufus', owner: 'Helen Park', why: 'Vaccination' }] }
    const initials = (n) =>
      n
        .split(/\s+/)
        .map((w) => `${w[0]}.`)
        .join(' ')
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        if (pathname === '/api/visits' && request.method === 'POST') {
          state.visits.push(JSON.parse(await read(request)))
          response.writeHead(201, { 'content-type': 'application/json' })
          return response.end('{}')
        }
        if (pathname === '/diary')
          return html(
            `<h1>Diary, Friday</h1><table>${SLOTS.map((s) => {
              const v = state.visits.find((x) => x.slot === s)
              return `<tr><td>${s}</td><td>${v ? `<a href="/diary/${s.replace(':', '')}">${esc(v.pet)}</a> (${esc(initials(v.owner))})` : `<button data-slot="${s}">Book ${s}</button>`}</td></tr>`
            }).join('')}</table>
          <dialog aria-label="New visit"><form method="dialog"><p><label>Pet <input id="pet"></label></p><p><label>Owner <input id="owner"></label></p><p><label>Reason <input id="why"></label></p><button id="ok" type="button">Enter visit</button></form></dialog>`,
            `
          var slot, d = document.querySelector('dialog'), v = function (i) { return document.getElementById(i).value };
          document.querySelectorAll('[data-slot]').forEach(function (b) { b.onclick = function () { slot = b.dataset.slot; d.showModal() } });
          document.getElementById('ok').onclick = async function () {
            await fetch('/api/visits', { method: 'POST', body: JSON.stringify({ slot: slot, pet: v('pet'), owner: v('owner'), why: v('why') }) });
            location.reload();
          }`,
          )
        if (pathname === '/diary/today')
          return html(`<h1>Welcome</h1>${state.visits.map((v) => `<p>${v.slot} ${esc(v.pet)}</p>`).join('')}`)
        const one = state.visits.find((v) => pathname === `/diary/${v.slot.replace(':', '')}`)
        if (one)
          return html(
            `<h1>${one.slot}: ${esc(one.pet)}</h1><p>Owner: ${esc(one.owner)}</p><p>Reason: ${esc(one.why)}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/diary',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Book 09:40' } },
    { do: 'fill', target: { role: 'textbox', name: 'Pet' }, value: 'Miss Pepper' },
    { do: 'fill', target: { role: 'textbox', name: 'Owner' }, value: 'Gareth Lloyd' },
    { do: 'fill', target: { role: 'textbox', name: 'Reason' }, value: 'Limping on the left' },
    { do: 'click', target: { role: 'button', name: 'Enter visit' } },
  ],
}
