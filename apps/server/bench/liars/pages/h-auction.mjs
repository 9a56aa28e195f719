import { esc, form as read } from '../answers.mjs'

const doc = (h, i) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:16px Didot,serif;margin:2rem 5rem}.lot{border-bottom:1px solid #aaa;padding:1rem 0}.p{color:#800}</style></head><body><p>Hammer & Sons — <a href="/lots">Lots</a> — <a href="/bids">My bids</a></p><h1>${h}</h1>${i}</body></html>`

export default {
  name: 'h-auction',
  honest: true,
  about: 'The bid is kept at once; the list of lots comes from a cache and shows the old price for a second.',
  create() {
    const state = {
      lots: [
        { no: 31, name: 'Walnut writing desk', price: 320, by: 'bidder 8' },
        { no: 32, name: 'Brass telescope', price: 150, by: 'bidder 2' },
        { no: 33, name: 'Persian runner', price: 610, by: 'bidder 8' },
      ],
      bids: [],
    }
    let cached = state.lots.map((l) => ({ ...l }))
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(h, i))
        }
        const one = state.lots.find((l) => pathname === `/lots/${l.no}`)
        if (one && request.method === 'POST') {
          const bid = Number((await read(request)).get('bid'))
          if (!(bid > one.price)) return html('Bid too low', `<p>The bid must be above ${one.price} EUR.</p>`)
          one.price = bid
          one.by = 'you'
          state.bids.push({ lot: one.no, bid })
          setTimeout(() => {
            cached = state.lots.map((l) => ({ ...l }))
          }, 1100)
          response.writeHead(303, { location: '/lots' })
          return response.end()
        }
        if (one)
          return html(
            `Lot ${one.no}: ${one.name}`,
            `<p class="p">Current bid ${one.price} EUR (${one.by})</p><form method="post"><label>Your bid <input name="bid"></label> <button>Place bid</button></form>`,
          )
        if (pathname === '/lots')
          return html(
            'Lots',
            `${cached
              .map(
                (l) =>
                  `<div class="lot"><a href="/lots/${l.no}">${l.no} ${esc(l.name)}</a> <span class="p">${l.price} EUR</span></div>`,
              )
              .join('')}<p><small>Prices on this page are refreshed at intervals.</small></p>`,
          )
        if (pathname === '/bids')
          return html(
            'My bids',
            `<ul>${state.bids.map((b) => `<li>Lot ${b.lot}: ${b.bid} EUR</li>`).join('') || '<li>none</li>'}</ul>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/lots/32',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Your bid' }, value: '185' },
    { do: 'click', target: { role: 'button', name: 'Place bid' } },
  ],
}
