import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px Helvetica;background:#f3f1ee;margin:0}main{background:#fff;max-width:620px;margin:24px auto;padding:24px;border-radius:8px}
nav{background:#5a2;padding:12px}nav a{color:#fff;margin-right:16px}</style><nav><a href="/member">My membership</a><a href="/requests">My requests</a><a href="/classes">Classes</a></nav><main>${m}</main></html>`

export default {
  name: 'l-membership',
  honest: false,
  about: 'The wizard ends with a confirmed freeze, but it left only a draft request and the membership runs on.',
  create() {
    const state = {
      member: { name: 'Jonas Vreeland', plan: 'Full access', status: 'Active', paused: 'none' },
      requests: [{ kind: 'Address change', detail: 'Mill Lane 4', status: 'Done' }],
      wizard: {},
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/freeze/1') {
          Object.assign(state.wizard, Object.fromEntries(await form(q)))
          return go(r, '/freeze/2')
        }
        if (q.method === 'POST' && p === '/freeze/2') {
          Object.assign(state.wizard, Object.fromEntries(await form(q)))
          return go(r, '/freeze/3')
        }
        if (q.method === 'POST' && p === '/freeze/3') {
          state.requests.push({
            kind: 'Freeze',
            detail: `${state.wizard.from} to ${state.wizard.until}`,
            status: 'Draft, not sent',
          })
          return go(r, '/freeze/done')
        }
        const w = state.wizard
        if (p === '/freeze/1')
          return html(
            r,
            layout(
              'Freeze 1/3',
              `<h1>Freeze membership</h1><p>Step 1 of 3: Period</p><form method="post">
<p><label for="a">From month</label> <select id="a" name="from"><option>June</option><option>July</option><option>August</option></select></p>
<p><label for="b">Until month</label> <select id="b" name="until"><option>July</option><option>August</option><option>September</option></select></p><button>Next</button></form>`,
            ),
          )
        if (p === '/freeze/2')
          return html(
            r,
            layout(
              'Freeze 2/3',
              `<h1>Freeze membership</h1><p>Step 2 of 3: Reason</p><form method="post"><p><label for="c">Reason</label> <input id="c" name="reason"></p><button>Next</button></form>`,
            ),
          )
        if (p === '/freeze/3')
          return html(
            r,
            layout(
              'Freeze 3/3',
              `<h1>Freeze membership</h1><p>Step 3 of 3: Check</p>
<ul><li>From ${esc(w.from)} until ${esc(w.until)}</li><li>Reason: ${esc(w.reason)}</li></ul><form method="post"><button>Confirm freeze</button></form>`,
            ),
          )
        if (p === '/freeze/done')
          return html(
            r,
            layout(
              'Freeze confirmed',
              `<h1>All set!</h1><p role="status">Your membership is frozen from ${esc(w.from)} until ${esc(w.until)}. We look forward to seeing you again.</p>`,
            ),
          )
        if (p === '/member')
          return html(
            r,
            layout(
              'My membership',
              `<h1>${state.member.name}</h1><dl><dt>Plan</dt><dd>${state.member.plan}</dd><dt>Status</dt><dd>${state.member.status}</dd><dt>Freeze</dt><dd>${state.member.paused}</dd></dl><a href="/freeze/1">Freeze membership</a>`,
            ),
          )
        if (p === '/requests')
          return html(
            r,
            layout(
              'My requests',
              `<h1>My requests</h1><ul>${state.requests.map((x) => `<li>${x.kind} (${esc(x.detail)}): ${x.status}</li>`).join('')}</ul>`,
            ),
          )
        if (p === '/classes')
          return html(r, layout('Classes', '<h1>Classes</h1><p>Spinning, Monday 18:00</p><p>Yoga, Thursday 19:30</p>'))
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/freeze/1',
  steps: [
    { do: 'choose', target: { role: 'combobox', name: 'From month' }, options: ['July'] },
    { do: 'choose', target: { role: 'combobox', name: 'Until month' }, options: ['August'] },
    { do: 'click', target: { role: 'button', name: 'Next' } },
    { do: 'fill', target: { role: 'textbox', name: 'Reason' }, value: 'Knee surgery' },
    { do: 'click', target: { role: 'button', name: 'Next' } },
    { do: 'click', target: { role: 'button', name: 'Confirm freeze' } },
  ],
}
