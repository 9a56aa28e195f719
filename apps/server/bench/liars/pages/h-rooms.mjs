import { esc, form, go, html } from '../answers.mjs'

export default {
  name: 'h-rooms',
  honest: true,
  about:
    'The treatment room is booked from the dialog; times typed in 24 hours are shown as a.m. and p.m. with the end worked out.',
  create() {
    const state = {
      bookings: [
        { room: 'Room Birch', who: 'Dr Patel', from: 9 * 60, minutes: 45 },
        { room: 'Room Cedar', who: 'Physio team', from: 13 * 60, minutes: 90 },
      ],
    }
    const clock = (m) =>
      `${((Math.floor(m / 60) + 11) % 12) + 1}:${String(m % 60).padStart(2, '0')} ${m < 720 ? 'a.m.' : 'p.m.'}`
    const line = (b) => `<li>${esc(b.who)}, ${clock(b.from)} to ${clock(b.from + b.minutes)}</li>`
    const shell = (title, body) =>
      `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px sans-serif;margin:2em}dialog label{display:block;margin:.5em}</style><nav><a href="/today">Today</a> <a href="/mine">By person</a></nav><h1>${title}</h1>${body}`
    return {
      state,
      async handle(request, response) {
        if (request.url === '/book' && request.method === 'POST') {
          const f = await form(request)
          const [hours, minutes] = f.get('from').split(':').map(Number)
          state.bookings.push({
            room: f.get('room'),
            who: f.get('who'),
            from: hours * 60 + minutes,
            minutes: Number(f.get('length')),
          })
          return go(response, '/today')
        }
        if (request.url === '/today')
          return html(
            response,
            shell(
              'Treatment rooms today',
              `<button id="open">Book a room</button>
${['Room Birch', 'Room Cedar', 'Room Maple']
  .map(
    (r) =>
      `<h2>${r}</h2><ul>${state.bookings
        .filter((b) => b.room === r)
        .sort((a, b) => a.from - b.from)
        .map(line)
        .join('')}</ul>`,
  )
  .join('')}
<dialog id="d" aria-label="Book a room"><form method="post" action="/book"><label>Room <select name="room"><option>Room Birch<option>Room Cedar<option>Room Maple</select></label>
<label>For <input name="who"></label><label>From <input name="from" placeholder="14:30"></label>
<label>Length <select name="length"><option value="30">half an hour<option value="45">three quarters<option value="60">one hour</select></label><button>Confirm booking</button></form></dialog>
<script>document.getElementById('open').onclick = function () { document.getElementById('d').showModal() }</script>`,
            ),
          )
        if (request.url === '/mine')
          return html(
            response,
            shell(
              'By person',
              `<ul>${state.bookings.map((b) => `<li>${esc(b.who)}: ${b.room}, ${clock(b.from)}, ${b.minutes} minutes</li>`).join('')}</ul>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/today',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Book a room' } },
    { do: 'choose', target: { role: 'combobox', name: 'Room' }, options: ['Room Maple'] },
    { do: 'fill', target: { role: 'textbox', name: 'For' }, value: 'Dr Osterman' },
    { do: 'fill', target: { role: 'textbox', name: 'From' }, value: '15:30' },
    { do: 'choose', target: { role: 'combobox', name: 'Length' }, options: ['three quarters'] },
    { do: 'click', target: { role: 'button', name: 'Confirm booking' } },
  ],
}
