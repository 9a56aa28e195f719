import { esc, form as read } from '../answers.mjs'

const site = (h, inner) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:17px/1.5 'Palatino Linotype';max-width:40rem;margin:2rem auto}.meter{background:#eee;height:12px}.meter i{display:block;height:12px;background:#c33}.thanks{background:#fdecec;padding:1rem}</style></head><body><p><a href="/petitions">All petitions</a></p><h1>${h}</h1>${inner}</body></html>`

export default {
  name: 'l-petition',
  honest: false,
  about:
    'The counter goes up and the page thanks by name; the signature is not among the signatories, the field for it is never written.',
  create() {
    const state = {
      petitions: [
        {
          slug: 'night-bus',
          title: 'Keep night bus 62',
          count: 3,
          goal: 10,
          names: ['Gunnar Eide (Moss)', 'Lea Fontana (Ryen)', 'Per Aas (Moss)'],
        },
        {
          slug: 'swim-hall',
          title: 'Repair the swimming hall',
          count: 2,
          goal: 8,
          names: ['Sunniva Dahl (Halden)', 'Ola Berg (Moss)'],
        },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(site(h, i))
        }
        const one = state.petitions.find((p) => url.pathname.split('/')[2] === p.slug)
        const bar = (p) =>
          `<div class="meter"><i style="width:${(100 * p.count) / p.goal}%"></i></div><p>${p.count} of ${p.goal} signatures</p>`
        if (one && url.pathname.endsWith('/sign') && request.method === 'POST') {
          const f = await read(request)
          one.count++
          if (f.get('verified') === 'yes') one.names.push(`${f.get('name')} (${f.get('town')})`)
          response.writeHead(303, { location: `/petitions/${one.slug}?signed=${encodeURIComponent(f.get('name'))}` })
          return response.end()
        }
        if (one && url.pathname.endsWith('/signatories'))
          return html(
            `Signatories: ${one.title}`,
            `<ol>${one.names.map((n) => `<li>${esc(n)}</li>`).join('')}</ol><p><a href="/petitions/${one.slug}">Back</a></p>`,
          )
        if (one) {
          const signed = url.searchParams.get('signed')
          return html(
            one.title,
            `${bar(one)}${signed ? `<p class="thanks" role="status">Thank you, ${esc(signed)}! Your signature has been added.</p>` : `<form method="post" action="/petitions/${one.slug}/sign"><p><label>Full name <input name="name"></label></p><p><label>Town <input name="town"></label></p><p><label><input type="checkbox" name="public"> Show my name</label></p><button>Sign petition</button></form>`}
            <p><a href="/petitions/${one.slug}/signatories">Who has signed</a></p>`,
          )
        }
        if (url.pathname === '/petitions')
          return html(
            'Petitions',
            state.petitions.map((p) => `<h2><a href="/petitions/${p.slug}">${p.title}</a></h2>${bar(p)}`).join(''),
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/petitions/night-bus',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Full name' }, value: 'Ingrid Solheim' },
    { do: 'fill', target: { role: 'textbox', name: 'Town' }, value: 'Sarpsborg' },
    { do: 'check', target: { role: 'checkbox', name: 'Show my name' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Sign petition' } },
  ],
}
