import { read } from '../answers.mjs'

const doc = (inner, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Streamhouse account</title><style>body{background:#111;color:#eee;font:16px Roboto,sans-serif;padding:2rem}a{color:#f96}button{padding:.6rem 1rem}.panel{background:#222;padding:1rem 1.5rem;max-width:34rem;margin:1rem 0}label{display:block}</style></head><body><a href="/account">Account</a> <a href="/account/billing">Billing</a> <a href="/account/help">Help</a>${inner}<script>${js}</script></body></html>`

export default {
  name: 'l-subscriptions',
  honest: false,
  about:
    'The last screen says the subscription is cancelled; it is merely paused for a month and will be charged again.',
  create() {
    const state = { plan: 'Family', status: 'active', nextCharge: '1 December', amount: '17.99', reasons: [] }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        if (pathname === '/api/subscription/cancel' && request.method === 'POST') {
          const { reason } = JSON.parse(await read(request))
          state.reasons.push(reason)
          state.status = 'paused'
          state.nextCharge = '1 January'
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify({ ok: true }))
        }
        if (pathname === '/account/cancel')
          return html(
            `<main><h1>Cancel subscription</h1><div class="panel" id="p1"><p>Sorry to see you go. Why are you leaving?</p>
          <label><input type="radio" name="why" value="price"> Too expensive</label><label><input type="radio" name="why" value="time"> I do not use it enough</label><p><button id="next">Next</button></p></div>
          <div class="panel" id="p2" hidden><p>You will lose your profiles and watch lists.</p><button id="end">Cancel my subscription</button> <a href="/account">Keep it</a></div>
          <div class="panel" id="p3" hidden role="status"><h2>Your subscription is cancelled</h2><p>You will not be charged any more. Goodbye, and thank you for watching.</p></div></main>`,
            `
          var $ = function (i) { return document.getElementById(i) };
          $('next').onclick = function () { $('p1').hidden = true; $('p2').hidden = false };
          $('end').onclick = async function () {
            var why = document.querySelector('[name=why]:checked');
            var r = await fetch('/api/subscription/cancel', { method: 'POST', body: JSON.stringify({ reason: why && why.value }) });
            if ((await r.json()).ok) { $('p2').hidden = true; $('p3').hidden = false }
          }`,
          )
        if (pathname === '/account')
          return html(
            `<h1>Your account</h1><div class="panel"><p>Plan: ${state.plan}</p><p>Status: ${state.status}${state.status === 'paused' ? `, resumes on ${state.nextCharge}` : ''}</p><p><a href="/account/cancel">Cancel subscription</a></p></div>`,
          )
        if (pathname === '/account/billing')
          return html(
            `<h1>Billing</h1><div class="panel"><p>Next charge: ${state.amount} EUR on ${state.nextCharge}</p><p>Card ending in 4410</p></div>`,
          )
        if (pathname === '/account/help')
          return html('<h1>Help</h1><div class="panel">Call 0800 3322 on working days.</div>')
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/account/cancel',
  steps: [
    { do: 'check', target: { role: 'radio', name: 'I do not use it enough' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Next' } },
    { do: 'click', target: { role: 'button', name: 'Cancel my subscription' } },
  ],
}
