import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px Arial;margin:24px}li{margin:6px 0}</style>
<nav><a href="/complaints">Inbox</a> | <a href="/complaints/settled">Settled</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-complaints',
  honest: true,
  about:
    'The complaint disappears from the inbox without a message because it moved to the settled ones with its outcome.',
  create() {
    const state = {
      complaints: [
        { id: 'K-18', from: 'Mrs Ellery', text: 'Bin was not emptied twice in a row', settled: false },
        { id: 'K-19', from: 'Mr Dunn', text: 'Street light broken at Park Row', settled: false },
        { id: 'K-20', from: 'Café Lindner', text: 'Noise from the building site', settled: false },
        {
          id: 'K-11',
          from: 'Ms Osei',
          text: 'Wrong fee charged',
          settled: true,
          outcome: 'Refunded',
          remark: 'Paid back 12 March',
        },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.complaints.find((c) => p.startsWith(`/complaints/${c.id}`))
        if (one && q.method === 'POST') {
          const f = await form(q)
          Object.assign(one, { settled: true, outcome: f.get('outcome'), remark: f.get('remark') })
          return go(r, '/complaints')
        }
        if (one)
          return html(
            r,
            layout(
              `Complaint ${one.id}`,
              `<p>${esc(one.from)}: ${esc(one.text)}</p>${
                one.settled
                  ? `<p>Settled. Outcome: ${esc(one.outcome)}</p><p>Remark: ${esc(one.remark)}</p>`
                  : `<form method="post" action="/complaints/${one.id}">
<p><label for="o">Outcome</label> <select id="o" name="outcome"><option>Rejected</option><option>Remedied</option><option>Refunded</option></select></p>
<p><label for="r">Remark</label> <input id="r" name="remark" size="50"></p><button>Settle complaint</button></form>`
              }`,
            ),
          )
        if (p === '/complaints')
          return html(
            r,
            layout(
              'Inbox',
              `<ul>${state.complaints
                .filter((c) => !c.settled)
                .map((c) => `<li><a href="/complaints/${c.id}">${c.id}</a> ${esc(c.from)} – ${esc(c.text)}</li>`)
                .join('')}</ul>`,
            ),
          )
        if (p === '/complaints/settled')
          return html(
            r,
            layout(
              'Settled',
              `<ul>${state.complaints
                .filter((c) => c.settled)
                .map(
                  (c) =>
                    `<li><a href="/complaints/${c.id}">${c.id}</a> ${esc(c.from)} – ${esc(c.outcome)}: ${esc(c.remark)}</li>`,
                )
                .join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/complaints/K-19',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'Outcome' }, options: ['Remedied'] },
    { do: 'fill', target: { role: 'textbox', name: 'Remark' }, value: 'Lamp replaced on Tuesday' },
    { do: 'click', target: { role: 'button', name: 'Settle complaint' } },
  ],
}
