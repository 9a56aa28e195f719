import { html, read } from '../answers.mjs'

export default {
  name: 'h-hotel-3',
  honest: true,
  about:
    'The switch of the room waits for the slow answer before it moves; the room is then marked clean and stays so.',
  create() {
    const state = {
      rooms: [
        { no: 101, kind: 'Double', clean: true },
        { no: 102, kind: 'Twin', clean: false },
        { no: 103, kind: 'Suite', clean: false },
        { no: 104, kind: 'Single', clean: false },
      ],
    }
    const css =
      '<style>body{font:16px sans-serif;margin:2em}li{display:flex;gap:1em;padding:.4em}[aria-busy=true]{opacity:.4}[aria-checked=true]{background:#bfb}</style><nav><a href="/rooms">Housekeeping</a> <a href="/reception">Reception</a></nav>'
    return {
      state,
      async handle(request, response) {
        const room = state.rooms.find((r) => request.url === `/api/rooms/${r.no}`)
        if (room && request.method === 'PUT') {
          const { clean } = JSON.parse(await read(request))
          await new Promise((ok) => setTimeout(ok, 900))
          room.clean = clean
          response.writeHead(204)
          return response.end()
        }
        if (request.url === '/rooms')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Housekeeping</title>${css}<h1>Housekeeping</h1><ul>
${state.rooms.map((r) => `<li><b>${r.no}</b> ${r.kind} <button role="switch" data-no="${r.no}" aria-checked="${r.clean}" aria-label="Room ${r.no} clean">${r.clean ? 'Clean' : 'Dirty'}</button></li>`).join('')}</ul>
<script>
document.querySelectorAll('[role=switch]').forEach(function (sw) {
  sw.onclick = async function () {
    var clean = sw.getAttribute('aria-checked') !== 'true'
    sw.setAttribute('aria-busy', 'true')
    var answer = await fetch('/api/rooms/' + sw.dataset.no, { method: 'PUT', body: JSON.stringify({ clean: clean }) })
    sw.removeAttribute('aria-busy')
    if (answer.ok) { sw.setAttribute('aria-checked', clean); sw.textContent = clean ? 'Clean' : 'Dirty' }
  }
})
</script>`,
          )
        if (request.url === '/reception')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Reception</title>${css}<h1>Rooms to give out</h1><p>${state.rooms
              .filter((r) => r.clean)
              .map((r) => `${r.no} (${r.kind})`)
              .join(', ')}</p><h2>Not ready</h2><p>${state.rooms
              .filter((r) => !r.clean)
              .map((r) => r.no)
              .join(', ')}</p>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/rooms',
  steps: [{ do: 'click', target: { role: 'switch', name: 'Room 103 clean' } }],
}
