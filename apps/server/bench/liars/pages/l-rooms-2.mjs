import { read } from '../answers.mjs'

const ROOMS = ['Atrium', 'Library', 'Studio 2']
const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>House of Courses – room plan</title><style>body{font:14px Lato,sans-serif;margin:1rem}.board{display:flex;gap:1rem}.col{background:#eef;flex:1;padding:.5rem;min-height:12rem}.card{background:#fff;border:1px solid #aac;padding:.5rem;margin:.4rem 0}[role=menu]{border:1px solid #888;background:#fff;padding:.3rem}[role=menuitem]{display:block;width:100%}#snack{position:fixed;left:1rem;bottom:1rem;background:#333;color:#fff;padding:.6rem 1rem}#snack:empty{display:none}</style><p><a href="/rooms">Board</a> <a href="/rooms/doors">Door signs</a> <a href="/rooms/list">List</a></p>`

export default {
  name: 'l-rooms-2',
  honest: false,
  about:
    'The card moves to the other room on the board; the server refuses because of a clash and the page passes over it.',
  create() {
    const state = {
      bookings: [
        { id: 1, title: 'Yoga beginners', time: '18:00', room: 'Atrium' },
        { id: 2, title: 'Spanish A2', time: '18:00', room: 'Library' },
        { id: 3, title: 'Watercolours', time: '19:30', room: 'Studio 2' },
        { id: 4, title: 'First aid', time: '18:00', room: 'Studio 2' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(head + i)
        }
        const json = (code, v) => {
          response.writeHead(code, { 'content-type': 'application/json' })
          response.end(JSON.stringify(v))
        }
        if (pathname === '/api/move') {
          const { id, room } = JSON.parse(await read(request))
          const b = state.bookings.find((x) => x.id === id)
          if (state.bookings.some((x) => x !== b && x.room === room && x.time === b.time))
            return json(409, { error: 'occupied' })
          b.room = room
          return json(200, b)
        }
        if (pathname === '/rooms')
          return html(`<h1>Room plan, Thursday</h1><div class="board">${ROOMS.map(
            (r) =>
              `<section class="col" data-room="${r}" aria-label="${r}"><h2>${r}</h2>${state.bookings
                .filter((b) => b.room === r)
                .map(
                  (b) => `
          <div class="card" data-id="${b.id}">${b.time} ${b.title} <button class="more" aria-haspopup="menu" aria-label="Move ${b.title}">⋮</button></div>`,
                )
                .join('')}</section>`,
          ).join('')}</div><div id="snack" role="status"></div><script>
          document.querySelectorAll('.more').forEach(function (m) { m.onclick = function () {
            document.querySelectorAll('[role=menu]').forEach(function (x) { x.remove() });
            var card = m.closest('.card'), menu = document.createElement('div'); menu.setAttribute('role', 'menu');
            ${JSON.stringify(ROOMS)}.forEach(function (room) {
              var b = document.createElement('button'); b.setAttribute('role', 'menuitem'); b.textContent = 'To ' + room;
              b.onclick = function () {
                menu.remove();
                document.querySelector('[data-room="' + room + '"]').appendChild(card);
                document.getElementById('snack').textContent = m.getAttribute('aria-label').replace('Move ', '') + ' moved to ' + room;
                fetch('/api/move', { method: 'POST', body: JSON.stringify({ id: +card.dataset.id, room: room }) }).catch(function () {});
              };
              menu.appendChild(b) });
            card.appendChild(menu) } })</script>`)
        if (pathname === '/rooms/doors')
          return html(
            ROOMS.map(
              (r) =>
                `<h2>${r}</h2><p>${
                  state.bookings
                    .filter((b) => b.room === r)
                    .map((b) => `${b.time} ${b.title}`)
                    .join('<br>') || 'free'
                }</p>`,
            ).join(''),
          )
        if (pathname === '/rooms/list')
          return html(
            `<h1>Courses on Thursday</h1><ul>${state.bookings.map((b) => `<li>${b.title}, ${b.time}, ${b.room}</li>`).join('')}</ul>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/rooms',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Move Spanish A2' } },
    { do: 'click', target: { role: 'menuitem', name: 'To Atrium' } },
  ],
}
