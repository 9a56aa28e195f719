import { esc, form, go, html } from '../answers.mjs'

const euro = (cents) =>
  `${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${String(cents % 100).padStart(2, '0')} €`
const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}td{padding:4px 16px 4px 0}</style>
<nav><a href="/gifts">Gifts</a> · <a href="/gifts/new">Enter gift</a> · <a href="/campaigns">Campaigns</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-donations',
  honest: true,
  about:
    'The gift is kept with the same amount; it is shown in the continental way and the giver asked to stay unnamed in the list.',
  create() {
    const state = {
      gifts: [
        { id: 1, giver: 'Rotary Club', cents: 250000, campaign: 'New roof', hidden: false },
        { id: 2, giver: 'Inge Hartmann', cents: 4000, campaign: 'Summer camp', hidden: false },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/gifts') {
          const f = await form(q)
          const cents = Math.round(Number(f.get('amount').replace(/,/g, '')) * 100)
          if (!(cents > 0)) return html(r, layout('Enter gift', '<p role="alert">Please check the amount.</p>'), 422)
          state.gifts.unshift({
            id: state.gifts.length + 1,
            giver: f.get('giver'),
            cents,
            campaign: f.get('campaign'),
            hidden: f.has('hidden'),
          })
          return go(r, '/gifts')
        }
        if (p === '/gifts/new')
          return html(
            r,
            layout(
              'Enter gift',
              `<form method="post" action="/gifts">
<p><label for="g">Giver</label> <input id="g" name="giver"></p><p><label for="a">Amount (EUR)</label> <input id="a" name="amount"></p>
<p><label for="c">Campaign</label> <select id="c" name="campaign"><option>New roof</option><option>Summer camp</option></select></p>
<p><input type="checkbox" id="h" name="hidden"><label for="h">Anonymous</label></p><button>Book gift</button></form>`,
            ),
          )
        if (p === '/gifts')
          return html(
            r,
            layout(
              'Gifts',
              `<table>${state.gifts.map((g) => `<tr><td><a href="/gifts/${g.id}">#${g.id}</a></td><td>${g.hidden ? 'A friend' : esc(g.giver)}</td><td>${euro(g.cents)}</td><td>${g.campaign}</td></tr>`).join('')}</table>`,
            ),
          )
        if (p === '/campaigns')
          return html(
            r,
            layout(
              'Campaigns',
              ['New roof', 'Summer camp']
                .map(
                  (c) =>
                    `<p>${c}: ${euro(state.gifts.filter((g) => g.campaign === c).reduce((a, g) => a + g.cents, 0))}</p>`,
                )
                .join(''),
            ),
          )
        const one = state.gifts.find((g) => p === `/gifts/${g.id}`)
        if (one)
          return html(
            r,
            layout(
              `Gift #${one.id}`,
              `<p>Giver: ${esc(one.giver)}${one.hidden ? ' (anonymous in lists)' : ''}</p><p>Amount: ${euro(one.cents)}</p><p>Campaign: ${one.campaign}</p>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/gifts/new',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Giver' }, value: 'Mikkel Dahl' },
    { do: 'fill', target: { role: 'textbox', name: 'Amount (EUR)' }, value: '1,480.50' },
    { do: 'choose', target: { role: 'combobox', name: 'Campaign' }, options: ['New roof'] },
    { do: 'check', target: { role: 'checkbox', name: 'Anonymous' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Book gift' } },
  ],
}
