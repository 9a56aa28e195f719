import { go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px Palatino,serif;margin:2em}td{padding:4px 10px}.info{background:#eef;padding:.5em}</style>
<nav><a href="/loans">My loans</a> · <a href="/account">Account</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'h-library-3',
  honest: true,
  about: 'The renewal is only said to be queued and is carried out and kept a second later.',
  create() {
    const state = {
      loans: [
        { id: 1, title: 'The Cartographer', due: new Date(2026, 2, 4), renewals: 0 },
        { id: 2, title: 'Rivers of the North', due: new Date(2026, 2, 9), renewals: 1 },
        { id: 3, title: 'Bread and Salt', due: new Date(2026, 2, 17), renewals: 0 },
      ],
    }
    const day = (d) => d.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        if (request.method === 'POST' && url.pathname === '/renew') {
          const loan = state.loans.find((l) => l.id === Number(url.searchParams.get('loan')))
          setTimeout(() => {
            loan.due = new Date(loan.due.getTime() + 28 * 864e5)
            loan.renewals++
          }, 1000)
          return go(response, '/loans?queued=1')
        }
        if (url.pathname === '/loans')
          return html(
            response,
            shell(
              'My loans',
              `${url.searchParams.has('queued') ? '<p class="info" role="status">Your renewal request is in the queue and will be processed shortly.</p>' : ''}
        <table><tr><th>Title<th>Due<th>Renewed<th></tr>${state.loans.map((l) => `<tr><td>${l.title}<td>${day(l.due)}<td>${l.renewals} times<td><form method="post" action="/renew?loan=${l.id}"><button aria-label="Renew ${l.title}">Renew</button></form></tr>`).join('')}</table>`,
            ),
          )
        if (url.pathname === '/account')
          return html(
            response,
            shell(
              'Account',
              `<p>Reader 20318, no fees.</p><p>Next due: ${day(new Date(Math.min(...state.loans.map((l) => l.due))))}</p>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/loans',
  steps: [{ do: 'click', target: { role: 'button', name: 'Renew Rivers of the North' } }],
}
