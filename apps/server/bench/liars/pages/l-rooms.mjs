import { esc, form, html } from '../answers.mjs'

const rooms = ['Birch', 'Cedar', 'Elm']
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:20px}table{border-collapse:collapse}td,th{border:1px solid #aaa;padding:6px 12px}.yes{background:#cfc;padding:10px}</style>
<nav><a href="/rooms">Calendar</a> | <a href="/rooms/book">Book a room</a> | <a href="/rooms/mine">My bookings</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-rooms',
  honest: false,
  about:
    'The confirmation shows the day that was entered, but the booking sits on the day before because of the time zone.',
  create() {
    const state = {
      bookings: [
        { room: 'Cedar', day: '2025-09-16', time: '09:00', by: 'Finance', what: 'Quarter review' },
        { room: 'Elm', day: '2025-09-18', time: '13:00', by: 'HR', what: 'Interviews' },
      ],
    }
    const days = ['2025-09-15', '2025-09-16', '2025-09-17', '2025-09-18', '2025-09-19']
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/rooms/book') {
          const f = await form(q)
          const at = new Date(`${f.get('day')}T00:00:00+02:00`)
          if (Number.isNaN(at.getTime()))
            return html(r, layout('Book a room', '<p role="alert">Please enter a day.</p>'), 422)
          state.bookings.push({
            room: f.get('room'),
            day: at.toISOString().slice(0, 10),
            time: f.get('time'),
            by: 'You',
            what: f.get('what'),
          })
          return html(
            r,
            layout(
              'Room booked',
              `<div class="yes" role="status">Room ${esc(f.get('room'))} is yours on ${esc(f.get('day'))} at ${esc(f.get('time'))} for “${esc(f.get('what'))}”.</div>`,
            ),
          )
        }
        if (p === '/rooms/book')
          return html(
            r,
            layout(
              'Book a room',
              `<form method="post">
<p><label for="room">Room</label> <select id="room" name="room">${rooms.map((x) => `<option>${x}</option>`).join('')}</select></p>
<p><label for="day">Day</label> <input id="day" name="day" placeholder="YYYY-MM-DD"></p>
<p><label for="time">Start</label> <select id="time" name="time"><option>09:00</option><option>11:00</option><option>13:00</option><option>15:00</option></select></p>
<p><label for="what">Purpose</label> <input id="what" name="what"></p><button>Book room</button></form>`,
            ),
          )
        if (p === '/rooms')
          return html(
            r,
            layout(
              'Calendar',
              `<table><tr><th>Day</th>${rooms.map((x) => `<th>${x}</th>`).join('')}</tr>${days
                .map(
                  (d) =>
                    `<tr><th>${d}</th>${rooms
                      .map(
                        (x) =>
                          `<td>${state.bookings
                            .filter((b) => b.room === x && b.day === d)
                            .map((b) => `${b.time} ${esc(b.what)}`)
                            .join('<br>')}</td>`,
                      )
                      .join('')}</tr>`,
                )
                .join('')}</table>`,
            ),
          )
        if (p === '/rooms/mine')
          return html(
            r,
            layout(
              'My bookings',
              `<ul>${
                state.bookings
                  .filter((b) => b.by === 'You')
                  .map((b) => `<li>${b.day} ${b.time}, ${b.room}: ${esc(b.what)}</li>`)
                  .join('') || '<li>None</li>'
              }</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/rooms/book',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Room' }, options: ['Birch'] },
    { do: 'fill', target: { role: 'textbox', name: 'Day' }, value: '2025-09-18' },
    { do: 'choose', target: { role: 'combobox', name: 'Start' }, options: ['11:00'] },
    { do: 'fill', target: { role: 'textbox', name: 'Purpose' }, value: 'Supplier talk' },
    { do: 'click', target: { role: 'button', name: 'Book room' } },
  ],
}
