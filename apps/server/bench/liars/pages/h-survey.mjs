import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}.tile{display:inline-block;border:1px solid #bbb;padding:14px;margin:6px}</style>
<nav><a href="/home">Home</a> <a href="/surveys">Surveys</a> <a href="/s">Public list</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-survey',
  honest: true,
  about:
    'After publishing, the site goes to the home page that does not mention the survey; it is published all the same.',
  create() {
    const state = {
      surveys: [
        { id: 'canteen', title: 'Canteen menu', live: true, closes: '30 June', answers: 41 },
        { id: 'parking', title: 'Parking and bikes', live: false, closes: '', answers: 0 },
        { id: 'onboard', title: 'Onboarding', live: false, closes: '', answers: 0 },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.surveys.find((s) => p.split('/')[2] === s.id)
        if (one && q.method === 'POST') {
          const f = await form(q)
          one.live = true
          one.closes = f.get('closes')
          return go(r, '/home')
        }
        if (p === '/home')
          return html(
            r,
            layout(
              'Good morning, Petra',
              `<div class="tile">41 answers this week</div><div class="tile">2 messages</div><div class="tile">Your trial ends in 9 days</div>`,
            ),
          )
        if (p === '/surveys')
          return html(
            r,
            layout(
              'Surveys',
              `<ul>${state.surveys.map((s) => `<li><a href="/surveys/${s.id}">${s.title}</a>: ${s.live ? `live until ${esc(s.closes)}` : 'draft'}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/s')
          return html(
            r,
            layout(
              'Open surveys',
              `<ul>${state.surveys
                .filter((s) => s.live)
                .map((s) => `<li><a href="/s/${s.id}">${s.title}</a></li>`)
                .join('')}</ul>`,
            ),
          )
        if (one && p.startsWith('/s/'))
          return one.live
            ? html(
                r,
                layout(one.title, `<p>Please answer until ${esc(one.closes)}.</p><p>1. How satisfied are you?</p>`),
              )
            : html(r, layout('Not available', ''), 404)
        if (one)
          return html(
            r,
            layout(
              one.title,
              `<p>State: ${one.live ? 'live' : 'draft'}</p><p>Answers: ${one.answers}</p>${
                one.live
                  ? `<p>Closes: ${esc(one.closes)}</p>`
                  : `<form method="post" action="/surveys/${one.id}">
<p><label for="c">Closing day</label> <input id="c" name="closes"></p><button>Publish survey</button></form>`
              }`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/surveys/parking',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Closing day' }, value: '18 July' },
    { do: 'click', target: { role: 'button', name: 'Publish survey' } },
  ],
}
