import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px Lucida Sans,sans-serif;margin:0;background:#fafafe}header{background:#4b3b8f;padding:14px}header a{color:#fff;margin-right:20px}main{padding:20px}.ok{background:#e4fbe4;border-radius:6px;padding:12px}</style>
<header><a href="/courses">Courses</a><a href="/my-learning">My learning</a></header><main><h1>${t}</h1>${m}</main></html>`

export default {
  name: 'l-courses',
  honest: false,
  about: 'The page says the person is enrolled, but the course was full and they were only put on the waiting list.',
  create() {
    const state = {
      me: 'Isabel Cruz',
      flash: '',
      courses: [
        { id: 'excel', title: 'Spreadsheets for beginners', seats: 4, people: ['R. Boone', 'T. Akin'], waiting: [] },
        {
          id: 'forklift',
          title: 'Forklift licence',
          seats: 3,
          people: ['M. Stone', 'J. Petrov', 'L. Amari'],
          waiting: ['K. Byrne'],
        },
        { id: 'firstaid', title: 'First aid at work', seats: 6, people: ['Isabel Cruz', 'D. Roth'], waiting: [] },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.courses.find((c) => c.id === p.split('/')[2])
        if (q.method === 'POST' && one) {
          const f = await form(q)
          const list = one.people.length < one.seats ? one.people : one.waiting
          if (!list.includes(state.me)) list.push(state.me)
          state.flash = `You are enrolled in ${one.title}, ${f.get('shift')} group. A confirmation was sent to you.`
          return go(r, '/courses')
        }
        const flash = state.flash ? `<p class="ok" role="status">${esc(state.flash)}</p>` : ''
        state.flash = ''
        if (one && p.endsWith('/enrol'))
          return html(
            r,
            layout(
              `Enrol: ${one.title}`,
              `<form method="post" action="/courses/${one.id}/enrol">
<fieldset><legend>Group</legend><input type="radio" id="m" name="shift" value="morning" checked><label for="m">Morning</label> <input type="radio" id="e" name="shift" value="evening"><label for="e">Evening</label></fieldset>
<p><input type="checkbox" id="t" name="terms" required><label for="t">I agree to the attendance rules</label></p><button>Enrol now</button></form>`,
            ),
          )
        if (one)
          return html(
            r,
            layout(
              one.title,
              `<h2>Participants</h2><ul>${one.people.map((x) => `<li>${x}</li>`).join('')}</ul><h2>Waiting list</h2><ul>${one.waiting.map((x) => `<li>${x}</li>`).join('') || '<li>Nobody</li>'}</ul><a href="/courses/${one.id}/enrol">Enrol</a>`,
            ),
          )
        if (p === '/courses')
          return html(
            r,
            layout(
              'Courses',
              `${flash}<ul>${state.courses.map((c) => `<li><a href="/courses/${c.id}">${c.title}</a></li>`).join('')}</ul>`,
            ),
          )
        if (p === '/my-learning')
          return html(
            r,
            layout(
              'My learning',
              `<h2>Enrolled</h2><ul>${state.courses
                .filter((c) => c.people.includes(state.me))
                .map((c) => `<li>${c.title}</li>`)
                .join('')}</ul>
<h2>Waiting</h2><ul>${
                state.courses
                  .filter((c) => c.waiting.includes(state.me))
                  .map((c) => `<li>${c.title}</li>`)
                  .join('') || '<li>None</li>'
              }</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/courses/forklift/enrol',
  steps: [
    { do: 'check', target: { role: 'radio', name: 'Evening' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'I agree to the attendance rules' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Enrol now' } },
  ],
}
