import { esc, form as read } from '../answers.mjs'

const doc = (h, i) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h} – Desk42</title><style>body{font:14px Arial;margin:0;display:flex}nav{width:10rem;background:#eef1f5;padding:1rem;min-height:100vh}nav a{display:block;padding:.3rem 0}main{padding:1rem 2rem}</style></head><body><nav><a href="/desk">Open</a><a href="/desk/archive">Archive</a><a href="/desk/figures">Figures</a></nav><main><h1>${h}</h1>${i}</main></body></html>`

export default {
  name: 'h-helpdesk',
  honest: true,
  about:
    'Closing a ticket leads to the next open ticket, without a message; the closed one is in the archive with its solution.',
  create() {
    const state = {
      tickets: [
        { no: 9001, subject: 'Printer on floor 3 jams', closed: false, solution: '' },
        { no: 9002, subject: 'No access to the wiki', closed: false, solution: '' },
        { no: 9003, subject: 'Second screen flickers', closed: false, solution: '' },
        { no: 8990, subject: 'New badge', closed: true, solution: 'Issued' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i))
        }
        const one = state.tickets.find((t) => pathname === `/desk/${t.no}`)
        if (one && request.method === 'POST') {
          one.solution = (await read(request)).get('solution')
          one.closed = true
          const next = state.tickets.find((t) => !t.closed)
          response.writeHead(303, { location: next ? `/desk/${next.no}` : '/desk' })
          return response.end()
        }
        if (one)
          return html(
            `#${one.no} ${one.subject}`,
            one.closed
              ? `<p>Closed. Solution: ${esc(one.solution)}</p>`
              : '<p>Open</p><form method="post"><p><label>Solution <textarea name="solution" cols="40"></textarea></label></p><button>Close ticket</button></form>',
          )
        const list = (ts) =>
          `<ul>${ts.map((t) => `<li><a href="/desk/${t.no}">#${t.no} ${t.subject}</a> ${esc(t.solution)}</li>`).join('')}</ul>`
        if (pathname === '/desk') return html('Open tickets', list(state.tickets.filter((t) => !t.closed)))
        if (pathname === '/desk/archive') return html('Archive', list(state.tickets.filter((t) => t.closed)))
        if (pathname === '/desk/figures')
          return html(
            'Figures',
            `<p>Open: ${state.tickets.filter((t) => !t.closed).length}</p><p>Closed: ${state.tickets.filter((t) => t.closed).length}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/desk/9002',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Solution' }, value: 'Group membership was missing, added' },
    { do: 'click', target: { role: 'button', name: 'Close ticket' } },
  ],
}
