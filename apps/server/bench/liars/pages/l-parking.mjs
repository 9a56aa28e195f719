import { read } from '../answers.mjs'

const wrap = (
  inner,
  js = '',
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Borough of Wendle – Parking permits</title>
<style>body{font:16px/1.5 Tahoma;max-width:46rem;margin:2rem auto}h1{border-bottom:4px solid #036}.card{border:1px solid #ccd;padding:1rem;margin:1rem 0}.ok{color:#063;font-weight:bold}</style>
<p><a href="/permits">All permits</a> · <a href="/permits/wardens">Warden sheet</a></p>${inner}<script>${js}</script></html>`

export default {
  name: 'l-parking',
  honest: false,
  about: 'The new number plate is stored, then put back a second later by a registry synchronisation.',
  create() {
    const state = {
      permits: [
        { id: 'Z4-0081', holder: 'Ines Caldwell', zone: 'Z4', plate: 'WN21 KTR' },
        { id: 'Z4-0092', holder: 'Oluwaseun Bright', zone: 'Z4', plate: 'WN68 PLD' },
        { id: 'Z2-0010', holder: 'Greta Lindqvist', zone: 'Z2', plate: 'WP19 AAB' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(wrap(i, s))
        }
        const one = state.permits.find((p) => pathname.startsWith(`/permits/${p.id}`))
        if (one && request.method === 'PUT') {
          const { plate } = JSON.parse(await read(request))
          const registered = one.plate
          one.plate = plate
          setTimeout(() => {
            one.plate = registered
          }, 1000)
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify({ id: one.id, plate }))
        }
        if (one)
          return html(
            `<h1>Permit ${one.id}</h1><div class="card"><p>Holder: ${one.holder}</p><p>Zone: ${one.zone}</p><p>Number plate: <b id="now">${one.plate}</b></p>
          <p><button id="change">Change vehicle</button></p><dialog aria-label="Change vehicle"><p><label>New number plate <input id="plate"></label></p><button id="save">Save vehicle</button> <button id="no">Cancel</button></dialog><p class="ok" role="status"></p></div>`,
            `
          var d = document.querySelector('dialog'), $ = function (i) { return document.getElementById(i) };
          $('change').onclick = function () { d.showModal() }; $('no').onclick = function () { d.close() };
          $('save').onclick = async function () {
            var r = await fetch(location.pathname, { method: 'PUT', body: JSON.stringify({ plate: $('plate').value }) });
            if (!r.ok) return;
            var a = await r.json(); $('now').textContent = a.plate; d.close();
            document.querySelector('.ok').textContent = 'Vehicle changed. Your permit is now valid for ' + a.plate + '.';
          }`,
          )
        if (pathname === '/permits')
          return html(
            `<h1>Parking permits</h1>${state.permits.map((p) => `<div class="card"><a href="/permits/${p.id}">${p.id}</a> ${p.holder}, ${p.plate}</div>`).join('')}`,
          )
        if (pathname === '/permits/wardens')
          return html(
            `<h1>Warden sheet</h1><table>${state.permits.map((p) => `<tr><td>${p.zone}</td><td>${p.plate}</td></tr>`).join('')}</table>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/permits/Z4-0092',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Change vehicle' } },
    { do: 'fill', target: { role: 'textbox', name: 'New number plate' }, value: 'WR24 HXO' },
    { do: 'click', target: { role: 'button', name: 'Save vehicle' } },
  ],
}
