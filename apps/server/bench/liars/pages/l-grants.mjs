import { esc, form as read } from '../answers.mjs'

const frame = (
  h,
  body,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font-family:Verdana;font-size:13px;background:#f4f1ea}main{background:#fff;padding:2em;width:44em;margin:1em auto}.steps{color:#777}.banner{border-left:6px solid #2a7;padding:1em;background:#effaf4}</style></head>
<body><main><p><a href="/grants">My applications</a> | <a href="/grants/new">Apply</a> | <a href="/grants/panel">Panel agenda</a></p><h1>${h}</h1>${body}</main></body></html>`

export default {
  name: 'l-grants',
  honest: false,
  about:
    'The last page of the wizard says the application was submitted; it stays a draft and is not on the panel agenda.',
  create() {
    const state = {
      next: 88,
      applications: [{ no: 87, title: 'Community choir tour', sum: '4200', status: 'Submitted' }],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (h, b) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(frame(h, b))
        }
        const go = (to) => {
          response.writeHead(302, { location: to })
          response.end()
        }
        const match = pathname.match(/^\/grants\/(\d+)(?:\/(\w+))?$/)
        const one = match && state.applications.find((a) => a.no === Number(match[1]))
        if (pathname === '/grants/new' && request.method === 'POST') {
          const f = await read(request)
          const a = { no: state.next++, title: f.get('title'), sum: '', status: 'Draft' }
          state.applications.push(a)
          return go(`/grants/${a.no}/budget`)
        }
        if (pathname === '/grants/new')
          return html(
            'Step 1 of 3: Project',
            '<form method="post"><p><label>Project title <input name="title" size="40"></label></p><button>Continue</button></form>',
          )
        if (one && match[2] === 'budget' && request.method === 'POST') {
          one.sum = (await read(request)).get('sum')
          return go(`/grants/${one.no}/review`)
        }
        if (one && match[2] === 'budget')
          return html(
            'Step 2 of 3: Budget',
            '<form method="post"><p><label>Amount requested <input name="sum"></label></p><button>Continue</button></form>',
          )
        if (one && match[2] === 'review' && request.method === 'POST') {
          const f = await read(request)
          if (f.get('signature') === one.title) one.status = 'Submitted'
          return go(`/grants/${one.no}/done`)
        }
        if (one && match[2] === 'review')
          return html(
            'Step 3 of 3: Review',
            `<p>${esc(one.title)}, ${esc(one.sum)} EUR</p><form method="post"><p><label><input type="checkbox" name="agree" value="1"> I accept the funding rules</label></p><button>Submit application</button></form>`,
          )
        if (one && match[2] === 'done')
          return html(
            'Application submitted',
            `<p class="banner">Thank you. Your application no. ${one.no} “${esc(one.title)}” for ${esc(one.sum)} EUR has been submitted. The panel will contact you.</p>`,
          )
        if (pathname === '/grants')
          return html(
            'My applications',
            `<ul>${state.applications.map((a) => `<li><a href="/grants/${a.no}">${a.no} ${esc(a.title)}</a> – ${a.status}</li>`).join('')}</ul>`,
          )
        if (pathname === '/grants/panel')
          return html(
            'Panel agenda',
            `<ol>${state.applications
              .filter((a) => a.status === 'Submitted')
              .map((a) => `<li>${esc(a.title)} (${esc(a.sum)} EUR)</li>`)
              .join('')}</ol>`,
          )
        if (one)
          return html(
            esc(one.title),
            `<p>Application no. ${one.no}</p><p>Requested: ${esc(one.sum)} EUR</p><p>Status: <b>${one.status}</b></p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/grants/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Project title' }, value: 'River path lighting' },
    { do: 'click', target: { role: 'button', name: 'Continue' } },
    { do: 'fill', target: { role: 'textbox', name: 'Amount requested' }, value: '7600' },
    { do: 'click', target: { role: 'button', name: 'Continue' } },
    { do: 'check', target: { role: 'checkbox', name: 'I accept the funding rules' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Submit application' } },
  ],
}
