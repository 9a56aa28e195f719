import { data, html, json } from '../answers.mjs'

const slots = ['08:00–10:00', '10:00–12:00', '14:00–16:00', '18:00–20:00']
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}.card{border:1px solid #ccc;padding:16px;max-width:460px}.ok{color:#060;font-weight:bold}</style>
<nav><a href="/parcels">My parcels</a> <a href="/van">Van plan</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-delivery',
  honest: false,
  about: 'The parcel shows the slot that was picked, but that slot was full and the depot booked the earliest one.',
  create() {
    const state = {
      full: ['14:00–16:00'],
      parcels: [
        { id: 'PX77', what: 'Desk lamp', day: 'Tue 3 June', slot: '18:00–20:00' },
        { id: 'PX78', what: 'Garden chairs', day: 'Wed 4 June', slot: '10:00–12:00' },
      ],
    }
    const card = (c) => `<div class="card"><p>${c.what}, <span id="day">${c.day}</span>, <b id="slot">${c.slot}</b></p>
<p><label for="d">Day</label> <select id="d"><option>Tue 3 June</option><option>Wed 4 June</option><option>Thu 5 June</option></select></p>
<fieldset><legend>Slot</legend>${slots.map((s, i) => `<input type="radio" name="s" id="s${i}" value="${s}"><label for="s${i}">${s}</label> `).join('')}</fieldset>
<p><button id="go">Reschedule</button> <span id="say" class="ok" role="status"></span></p></div><script>
document.getElementById('go').onclick = async function () {
  var slot = document.querySelector('[name=s]:checked').value, day = document.getElementById('d').value
  var answer = await fetch('/api/parcels/${c.id}', { method: 'PATCH', body: JSON.stringify({ day: day, slot: slot }) })
  if (!answer.ok) return
  document.getElementById('day').textContent = day; document.getElementById('slot').textContent = slot
  document.getElementById('say').textContent = 'Rescheduled to ' + day + ', ' + slot
}</script>`
    return {
      state,
      async handle(q, r) {
        const p = decodeURIComponent(new URL(q.url, 'http://x').pathname)
        const one = state.parcels.find((c) => p.endsWith(`/${c.id}`))
        if (q.method === 'PATCH' && one) {
          const want = await data(q)
          one.day = want.day
          one.slot = state.full.includes(want.slot) ? slots.find((s) => !state.full.includes(s)) : want.slot
          return json(r, { id: one.id, changed: true })
        }
        if (p.startsWith('/parcels/') && one) return html(r, layout(`Parcel ${one.id}`, card(one)))
        if (p === '/parcels')
          return html(
            r,
            layout(
              'My parcels',
              `<ul>${state.parcels.map((c) => `<li><a href="/parcels/${c.id}">${c.id}</a> ${c.what}: ${c.day}, ${c.slot}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/van')
          return html(
            r,
            layout(
              'Van plan',
              slots
                .map(
                  (s) =>
                    `<h2>${s}</h2><ul>${state.parcels
                      .filter((c) => c.slot === s)
                      .map((c) => `<li>${c.id} on ${c.day}</li>`)
                      .join('')}</ul>`,
                )
                .join(''),
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/parcels/PX78',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Day' }, options: ['Thu 5 June'] },
    { do: 'check', target: { role: 'radio', name: '14:00–16:00' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Reschedule' } },
  ],
}
