import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:24px}.ask{background:#fff0d0;padding:8px}td{padding:5px 14px}</style>
<nav><a href="/requests">Requests</a> <a href="/approved">Approved</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-purchasing',
  honest: true,
  about:
    'The first click only reloads the page with a question; after the second the request is approved, listed under an order number in place of its own.',
  create() {
    const state = {
      nextOrder: 9120,
      requests: [
        { id: 'PR-61', what: 'Standing desks (4)', sum: '2,180', approvals: ['K. Lund'], order: '' },
        { id: 'PR-62', what: 'Safety boots (10)', sum: '890', approvals: [], order: '' },
        { id: 'PR-58', what: 'Whiteboard', sum: '240', approvals: ['K. Lund', 'You'], order: 'PO-9119' },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.requests.find((x) => p.split('/')[2] === x.id)
        const show = (ask, note = '') =>
          html(
            r,
            layout(
              `Request ${one.id}`,
              `<p>${esc(one.what)}, € ${one.sum}</p><p>Approvals: ${one.approvals.map(esc).join(', ') || 'none'} (2 needed)</p>
${
  one.order
    ? `<p>Ordered as <a href="/approved/${one.order}">${one.order}</a></p>`
    : `<form method="post" action="/requests/${one.id}">${
        ask
          ? `<p class="ask">This is binding. Press once more.</p><input type="hidden" name="sure" value="1"><input type="hidden" name="note" value="${esc(note)}"><button>Approve for good</button>`
          : '<p><label for="n">Note</label> <input id="n" name="note"></p><button>Approve</button>'
      }</form>`
}`,
            ),
          )
        if (one && q.method === 'POST') {
          const f = await form(q)
          if (!f.get('sure')) return show(true, f.get('note'))
          if (!one.approvals.includes('You')) one.approvals.push('You')
          one.note = f.get('note')
          if (one.approvals.length >= 2 && !one.order) one.order = `PO-${state.nextOrder++}`
          return go(r, '/requests')
        }
        if (one) return show(false)
        if (p === '/requests')
          return html(
            r,
            layout(
              'Requests',
              `<table>${state.requests
                .filter((x) => !x.order)
                .map(
                  (x) =>
                    `<tr><td><a href="/requests/${x.id}">${x.id}</a></td><td>${esc(x.what)}</td><td>${x.approvals.length}/2</td></tr>`,
                )
                .join('')}</table>`,
            ),
          )
        if (p === '/approved')
          return html(
            r,
            layout(
              'Approved',
              `<ul>${state.requests
                .filter((x) => x.order)
                .map((x) => `<li><a href="/approved/${x.order}">${x.order}</a> ${esc(x.what)}</li>`)
                .join('')}</ul>`,
            ),
          )
        const done = state.requests.find((x) => x.order && p === `/approved/${x.order}`)
        if (done)
          return html(
            r,
            layout(
              done.order,
              `<p>${esc(done.what)} (from ${done.id})</p><p>Approved by ${done.approvals.map(esc).join(', ')}</p><p>Note: ${esc(done.note)}</p>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/requests/PR-61',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Note' }, value: 'Within the plan for Q3' },
    { do: 'click', target: { role: 'button', name: 'Approve' } },
    { do: 'click', target: { role: 'button', name: 'Approve for good' } },
  ],
}
