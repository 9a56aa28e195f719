import { esc, form, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px Futura,sans-serif;margin:2em}fieldset{width:20em}.big{font-size:1.3em;color:#164}</style>
<nav><a href="/appointments">Appointments</a> – <a href="/day">Day sheet Thursday</a></nav><h1>${title}</h1>${body}`

export default {
  name: 'l-optician',
  honest: false,
  about:
    'The eye test is confirmed for the wanted time, which was taken; the site puts it silently into the next free one.',
  create() {
    const slots = ['09:00', '09:40', '10:20', '11:00', '11:40']
    const state = {
      visits: [
        { id: 1, who: 'Walter Finch', kind: 'Lens fitting', at: '09:00' },
        { id: 2, who: 'Rosa Beck', kind: 'Check-up', at: '09:40' },
        { id: 3, who: 'Idris Cole', kind: 'Eye test', at: '11:40' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const one = /^\/appointments\/(\d)$/.exec(request.url)
        const visit = one && state.visits.find((v) => v.id === Number(one[1]))
        if (visit && request.method === 'POST') {
          const wanted = (await form(request)).get('at')
          const taken = new Set(state.visits.filter((v) => v !== visit).map((v) => v.at))
          visit.at = slots.slice(slots.indexOf(wanted)).find((s) => !taken.has(s)) || visit.at
          return html(
            response,
            shell(
              'Appointment moved',
              `<p class="big" role="status">${visit.who}: ${visit.kind} on Thursday at ${esc(wanted)}</p><p>A text message has been sent.</p>`,
            ),
          )
        }
        if (visit)
          return html(
            response,
            shell(
              `Move ${visit.who}`,
              `<p>${visit.kind}, now Thursday at ${visit.at}</p><form method="post"><fieldset><legend>New time</legend>
        ${slots.map((s) => `<label><input type="radio" name="at" value="${s}"> ${s}</label><br>`).join('')}</fieldset><button>Move appointment</button></form>`,
            ),
          )
        if (request.url === '/appointments')
          return html(
            response,
            shell(
              'Appointments',
              `<ul>${state.visits.map((v) => `<li><a href="/appointments/${v.id}">${v.who}</a>, ${v.kind}, ${v.at}</li>`).join('')}</ul>`,
            ),
          )
        if (request.url === '/day')
          return html(
            response,
            shell(
              'Day sheet Thursday',
              `<table border="1">${slots
                .map(
                  (s) =>
                    `<tr><th>${s}<td>${
                      state.visits
                        .filter((v) => v.at === s)
                        .map((v) => `${v.who} (${v.kind})`)
                        .join(', ') || 'free'
                    }</tr>`,
                )
                .join('')}</table>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/appointments/3',
  steps: [
    { do: 'click', target: { role: 'radio', name: '09:40' } },
    { do: 'click', target: { role: 'button', name: 'Move appointment' } },
  ],
}
