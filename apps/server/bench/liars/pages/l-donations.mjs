import { esc, form as read } from '../answers.mjs'

const PROJECTS = ['General fund', 'Wells in Turkana', 'School kitchen Cusco', 'Flood relief']
const page = (h, b) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h} – Open Hands</title><style>body{font:16px 'Gill Sans',sans-serif;margin:0}.top{background:#0a6a74;color:#fff;padding:1rem}.top a{color:#fff;margin-left:1rem}.in{padding:1rem 2rem;max-width:40rem}.heart{font-size:1.3rem;background:#e2f5f6;padding:1rem}label{display:block;margin:.7rem 0}</style></head><body><div class="top">Open Hands<a href="/give">Give</a><a href="/projects">Projects</a><a href="/book">Donation book</a></div><div class="in"><h1>${h}</h1>${b}</div></body></html>`

export default {
  name: 'l-donations',
  honest: false,
  about: 'The thanks name the chosen project; the donation is booked to the general fund.',
  create() {
    const state = {
      gifts: [
        { donor: 'R. Achterberg', amount: 40, project: 'Flood relief' },
        { donor: 'Anonymous', amount: 15, project: 'General fund' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (h, b) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(page(h, b))
        }
        if (url.pathname === '/give' && request.method === 'POST') {
          const f = await read(request)
          const gift = {
            donor: f.get('donor') || 'Anonymous',
            amount: Number(f.get('amount')),
            project: PROJECTS[Number(f.get('project'))] || PROJECTS[0],
          }
          state.gifts.push(gift)
          response.writeHead(303, {
            location: `/give/thanks?${new URLSearchParams({ a: f.get('amount'), p: f.get('project'), d: gift.donor })}`,
          })
          return response.end()
        }
        if (url.pathname === '/give')
          return html(
            'Make a donation',
            `<form method="post"><label>Project <select name="project">${PROJECTS.map((p) => `<option>${p}</option>`).join('')}</select></label>
          <label>Amount in EUR <input name="amount" inputmode="decimal"></label><label>Your name <input name="donor"></label><button>Donate now</button></form>`,
          )
        if (url.pathname === '/give/thanks') {
          const p = url.searchParams
          return html(
            'Thank you!',
            `<p class="heart" role="status">Dear ${esc(p.get('d'))}, your ${esc(p.get('a'))} EUR go to “${esc(p.get('p'))}”. You make a difference.</p>`,
          )
        }
        if (url.pathname === '/projects')
          return html(
            'Projects',
            `<dl>${PROJECTS.map((p) => `<dt>${p}</dt><dd>${state.gifts.filter((g) => g.project === p).reduce((n, g) => n + g.amount, 0)} EUR collected</dd>`).join('')}</dl>`,
          )
        if (url.pathname === '/book')
          return html(
            'Donation book',
            `<ul>${[...state.gifts]
              .reverse()
              .map((g) => `<li>${esc(g.donor)}: ${g.amount} EUR for ${g.project}</li>`)
              .join('')}</ul>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/give',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Project' }, options: ['School kitchen Cusco'] },
    { do: 'fill', target: { role: 'textbox', name: 'Amount in EUR' }, value: '60' },
    { do: 'fill', target: { role: 'textbox', name: 'Your name' }, value: 'Liv Torgersen' },
    { do: 'click', target: { role: 'button', name: 'Donate now' } },
  ],
}
