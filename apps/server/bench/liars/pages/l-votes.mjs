import { form, go, html } from '../answers.mjs'

const choices = ['For', 'Against', 'Abstain']
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:16px Garamond,serif;margin:30px;max-width:640px}.slip{background:#f4f0e0;padding:14px}</style>
<nav><a href="/motions">Motions</a> <a href="/minutes">Minutes</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-votes',
  honest: false,
  about: 'The slip thanks for a vote in favour, but the vote was counted for the next choice on the list.',
  create() {
    const state = {
      me: 'Flat 12',
      motions: [
        { id: 1, title: 'New bicycle shed', votes: { 'Flat 3': 'For', 'Flat 7': 'Against' } },
        { id: 2, title: 'Repaint the stairwell', votes: { 'Flat 3': 'For', 'Flat 5': 'For', 'Flat 9': 'Abstain' } },
      ],
    }
    const tally = (m) => choices.map((c) => `${c}: ${Object.values(m.votes).filter((v) => v === c).length}`).join(', ')
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.motions.find((m) => m.id === Number(p.split('/')[2]))
        if (q.method === 'POST' && one) {
          const n = Number((await form(q)).get('choice'))
          one.votes[state.me] = choices[n]
          return go(r, `/motions/${one.id}/thanks?n=${n}`)
        }
        if (one && p.endsWith('/thanks')) {
          const n = Number(new URL(q.url, 'http://x').searchParams.get('n'))
          return html(
            r,
            layout(
              'Vote cast',
              `<div class="slip" role="status"><p>${state.me} voted <b>${choices[n - 1]}</b> on “${one.title}”.</p><p>Your vote is counted.</p></div><p><a href="/motions/${one.id}">To the motion</a></p>`,
            ),
          )
        }
        if (one)
          return html(
            r,
            layout(
              one.title,
              `<p>Votes so far: ${tally(one)}</p>${
                one.votes[state.me]
                  ? `<p>Your vote: ${one.votes[state.me]}</p>`
                  : `<form method="post" action="/motions/${one.id}">
<fieldset><legend>Your vote</legend>${choices.map((c, i) => `<p><input type="radio" id="c${i}" name="choice" value="${i + 1}"><label for="c${i}">${c}</label></p>`).join('')}</fieldset><button>Cast vote</button></form>`
              }`,
            ),
          )
        if (p === '/motions')
          return html(
            r,
            layout(
              'Motions',
              `<ul>${state.motions.map((m) => `<li><a href="/motions/${m.id}">${m.title}</a> – ${tally(m)}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/minutes')
          return html(
            r,
            layout(
              'Minutes',
              state.motions
                .map(
                  (m) =>
                    `<h2>${m.title}</h2><ul>${Object.entries(m.votes)
                      .map(([w, v]) => `<li>${w}: ${v}</li>`)
                      .join('')}</ul>`,
                )
                .join(''),
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/motions/2',
  steps: [
    { do: 'check', target: { role: 'radio', name: 'For' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Cast vote' } },
  ],
}
