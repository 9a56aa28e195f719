import { esc, form, go, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px Tahoma;margin:2em}ol.steps{display:flex;gap:2em;padding:0 1em}.done{background:#eef8ee;padding:1em}</style>
<nav><a href="/apprentices">Apprentices</a> · <a href="/enrol/1">Enrol</a> · <a href="/trainers">Trainers</a></nav><ol class="steps"><li>Person<li>Training<li>Check</ol><h1>${title}</h1>${body}`

export default {
  name: 'l-apprentices',
  honest: false,
  about: 'The wizard shows the chosen trainer up to the last page, but the record is created without a trainer.',
  create() {
    const state = {
      wizard: {},
      people: [
        { id: 1, name: 'Jonas Reuter', trade: 'Electrician', trainer: 'Mrs Abel' },
        { id: 2, name: 'Amira Saleh', trade: 'Joiner', trainer: 'Mr Voss' },
      ],
    }
    const summary = (w) =>
      `<dl><dt>Name<dd>${esc(w.name)}<dt>Trade<dd>${esc(w.trade)}<dt>Trainer<dd>${esc(w.trainer)}</dl>`
    return {
      state,
      async handle(request, response) {
        const path = request.url
        const w = state.wizard
        if (request.method === 'POST') {
          for (const [key, value] of await form(request)) w[key] = value
          if (path === '/enrol/1') return go(response, '/enrol/2')
          if (path === '/enrol/2') return go(response, '/enrol/3')
          state.people.push({ id: state.people.length + 1, name: w.name, trade: w.trade, trainer: w.mentor })
          return go(response, '/enrol/done')
        }
        if (path === '/enrol/1')
          return html(
            response,
            shell(
              'Person',
              '<form method="post"><label>Full name <input name="name"></label> <button>Next</button></form>',
            ),
          )
        if (path === '/enrol/2')
          return html(
            response,
            shell(
              'Training',
              `<form method="post"><p><label>Trade <select name="trade"><option>Electrician<option>Joiner<option>Plumber</select></label></p>
        <p><label>Trainer <select name="trainer"><option>Mrs Abel<option>Mr Voss<option>Mr Tran</select></label></p><button>Next</button></form>`,
            ),
          )
        if (path === '/enrol/3')
          return html(
            response,
            shell('Check', `${summary(w)}<form method="post"><button>Enrol apprentice</button></form>`),
          )
        if (path === '/enrol/done')
          return html(
            response,
            shell(
              'Enrolled',
              `<div class="done" role="status"><p>The apprentice has been enrolled.</p>${summary(w)}</div>`,
            ),
          )
        if (path === '/apprentices')
          return html(
            response,
            shell(
              'Apprentices',
              `<ul>${state.people.map((p) => `<li><a href="/apprentices/${p.id}">${esc(p.name)}</a>, ${esc(p.trade)}</li>`).join('')}</ul>`,
            ),
          )
        if (path === '/trainers')
          return html(
            response,
            shell(
              'Trainers',
              ['Mrs Abel', 'Mr Voss', 'Mr Tran']
                .map(
                  (t) =>
                    `<h2>${t}</h2><p>${
                      state.people
                        .filter((p) => p.trainer === t)
                        .map((p) => esc(p.name))
                        .join(', ') || 'nobody'
                    }</p>`,
                )
                .join(''),
            ),
          )
        const person = state.people.find((p) => path === `/apprentices/${p.id}`)
        if (person)
          return html(
            response,
            shell(
              esc(person.name),
              `<p>Trade: ${esc(person.trade)}</p><p>Trainer: ${esc(person.trainer || 'not assigned')}</p>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/enrol/1',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Full name' }, value: 'Selma Brandt' },
    { do: 'click', target: { role: 'button', name: 'Next' } },
    { do: 'choose', target: { role: 'combobox', name: 'Trade' }, options: ['Plumber'] },
    { do: 'choose', target: { role: 'combobox', name: 'Trainer' }, options: ['Mr Tran'] },
    { do: 'click', target: { role: 'button', name: 'Next' } },
    { do: 'click', target: { role: 'button', name: 'Enrol apprentice' } },
  ],
}
