import { esc, html, json, read } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:15px Inter,Arial;margin:0}header{padding:1em;background:#efeaf7}header a{margin-right:1em}main{padding:1em 2em}.toast{background:#e2f7e7;padding:.6em}</style>
<header><a href="/candidates">Candidates</a><a href="/outbox">Outbox</a></header><main><h1>${title}</h1>${body}</main>`

export default {
  name: 'l-joboffer',
  honest: false,
  about: 'The offer is said to be sent, but the outbox has it as bounced and the candidate stays without an offer.',
  create() {
    const state = {
      candidates: [
        { id: 7, name: 'Maya Lind', role: 'Data analyst', mail: 'maya.lind@mail', stage: 'Interviewed' },
        { id: 8, name: 'Owen Piers', role: 'Data analyst', mail: 'owen@piers.example', stage: 'Rejected' },
      ],
      outbox: [{ to: 'owen@piers.example', subject: 'Your application', result: 'Delivered' }],
    }
    return {
      state,
      async handle(request, response) {
        const one = /^\/candidates\/(\d+)(\/offer)?$/.exec(request.url)
        const c = one && state.candidates.find((x) => x.id === Number(one[1]))
        if (c && one[2] && request.method === 'POST') {
          const { salary, start } = JSON.parse(await read(request))
          const good = /@[\w-]+\.\w+$/.test(c.mail)
          state.outbox.unshift({
            to: c.mail,
            subject: `Offer: ${c.role}, ${salary} a year, from ${start}`,
            result: good ? 'Delivered' : 'Bounced, address not valid',
          })
          if (good) c.stage = 'Offer sent'
          return json(response, { queued: true })
        }
        if (c)
          return html(
            response,
            shell(
              c.name,
              `<p>${c.role}</p><p>Stage: <b id="stage">${c.stage}</b></p><button id="open">Make an offer</button><p id="toast" role="status"></p>
<dialog id="d" aria-label="Offer"><p><label>Salary <input id="salary"></label></p><p><label>Start <input id="start"></label></p><button id="send">Send offer</button></dialog>
<script>
var get = function (id) { return document.getElementById(id) }
get('open').onclick = function () { get('d').showModal() }
get('send').onclick = async function () {
  var answer = await fetch(location.pathname + '/offer', { method: 'POST', body: JSON.stringify({ salary: get('salary').value, start: get('start').value }) })
  if (!answer.ok) return
  get('d').close(); get('stage').textContent = 'Offer sent'
  get('toast').className = 'toast'; get('toast').textContent = 'The offer has been sent to ${c.name}.'
}
</script>`,
            ),
          )
        if (request.url === '/candidates')
          return html(
            response,
            shell(
              'Candidates',
              `<ul>${state.candidates.map((x) => `<li><a href="/candidates/${x.id}">${x.name}</a> – ${x.role} – ${x.stage}</li>`).join('')}</ul>`,
            ),
          )
        if (request.url === '/outbox')
          return html(
            response,
            shell(
              'Outbox',
              `<table>${state.outbox.map((m) => `<tr><td>${m.to}<td>${esc(m.subject)}<td>${m.result}</tr>`).join('')}</table>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/candidates/7',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Make an offer' } },
    { do: 'fill', target: { role: 'textbox', name: 'Salary' }, value: '48000' },
    { do: 'fill', target: { role: 'textbox', name: 'Start' }, value: '1 March' },
    { do: 'click', target: { role: 'button', name: 'Send offer' } },
  ],
}
