import { esc, read } from '../answers.mjs'

const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Seminar hub</title><style>body{font:16px system-ui;max-width:42rem;margin:2rem auto}.box{border:1px solid #ddd;border-radius:10px;padding:1rem}#state{font-style:italic;color:#666}</style></head><body><p><a href="/webinars">Webinars</a> | <a href="/webinars/gdpr">Privacy basics</a> | <a href="/webinars/gdpr/attendees">Attendees</a></p>${i}<script>${js}</script></body></html>`

export default {
  name: 'h-webinar',
  honest: true,
  about: 'The page says only that the registration is queued; a moment later the job has really entered the attendee.',
  create() {
    const state = {
      queue: [],
      attendees: [
        { name: 'Johan Brink', mail: 'brink@delta.example' },
        { name: 'Amira Saleh', mail: 'a.saleh@orbit.example' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        if (pathname === '/api/register' && request.method === 'POST') {
          const { name, mail } = JSON.parse(await read(request))
          const job = { name, mail }
          state.queue.push(job)
          setTimeout(() => {
            state.queue.splice(state.queue.indexOf(job), 1)
            state.attendees.push(job)
          }, 900)
          response.writeHead(202, { 'content-type': 'application/json' })
          return response.end(JSON.stringify({ position: state.queue.length }))
        }
        if (pathname === '/webinars/gdpr')
          return html(
            `<h1>Privacy basics for small firms</h1><div class="box"><p><label>Name <input id="n"></label></p><p><label>E-mail <input id="m" type="email"></label></p><button id="go">Register</button><p id="state" role="status"></p></div>`,
            `
          document.getElementById('go').onclick = async function () {
            var n = document.getElementById('n'), m = document.getElementById('m'), s = document.getElementById('state');
            var a = await (await fetch('/api/register', { method: 'POST', body: JSON.stringify({ name: n.value, mail: m.value }) })).json();
            s.textContent = 'Your registration is in the queue (position ' + a.position + ') and will be processed shortly.';
            n.value = m.value = '';
          }`,
          )
        if (pathname === '/webinars/gdpr/attendees')
          return html(
            `<h1>Attendees</h1><ul>${state.attendees.map((a) => `<li>${esc(a.name)}, ${esc(a.mail)}</li>`).join('')}</ul><p>${state.queue.length} in the queue</p>`,
          )
        if (pathname === '/webinars')
          return html(
            `<h1>Webinars</h1><div class="box"><a href="/webinars/gdpr">Privacy basics for small firms</a>: ${state.attendees.length} registered</div>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/webinars/gdpr',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Name' }, value: 'Tilda Nyberg' },
    { do: 'fill', target: { role: 'textbox', name: 'E-mail' }, value: 'tilda@nyberg.example' },
    { do: 'click', target: { role: 'button', name: 'Register' } },
  ],
}
