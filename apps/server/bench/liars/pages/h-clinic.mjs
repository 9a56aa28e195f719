import { data, esc, html } from '../answers.mjs'

const wait = (ms) => new Promise((ok) => setTimeout(ok, ms))

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;margin:20px}label{display:block;margin-top:8px}button[disabled]{opacity:.5}</style>
<nav><a href="/patients">Patients</a> <a href="/allergies">Allergy list</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-clinic',
  honest: true,
  about:
    'Saving takes more than a second with a greyed-out button and no message, and then the record has the new values.',
  create() {
    const state = {
      patients: [
        { id: 301, name: 'Walter Briggs', allergy: 'None known', doctor: 'Dr Amin' },
        { id: 302, name: 'Fiona Shah', allergy: 'Latex', doctor: 'Dr Amin' },
        { id: 303, name: 'Peter Novak', allergy: 'None known', doctor: 'Dr Costa' },
      ],
    }
    const view = (x) =>
      layout(
        x.name,
        `<label for="a">Allergies</label><input id="a" value="${esc(x.allergy)}" size="40">
<label for="d">Doctor</label><select id="d">${['Dr Amin', 'Dr Costa', 'Dr Hale'].map((n) => `<option${n === x.doctor ? ' selected' : ''}>${n}</option>`).join('')}</select>
<p><button id="b">Save record</button></p><script>
var b = document.getElementById('b')
b.onclick = async function () {
  b.disabled = true; b.textContent = 'Saving…'
  await fetch('/api/patients/${x.id}', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ allergy: document.getElementById('a').value, doctor: document.getElementById('d').value }) })
  b.disabled = false; b.textContent = 'Save record'
}</script>`,
      )
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        const one = state.patients.find((x) => Number(p.split('/').pop()) === x.id)
        if (one && q.method === 'POST') {
          const d = await data(q)
          await wait(1300)
          one.allergy = d.allergy
          one.doctor = d.doctor
          r.writeHead(204)
          return r.end()
        }
        if (one) return html(r, view(one))
        if (p === '/patients')
          return html(
            r,
            layout(
              'Patients',
              `<table>${state.patients.map((x) => `<tr><td><a href="/patients/${x.id}">${x.name}</a></td><td>${esc(x.doctor)}</td></tr>`).join('')}</table>`,
            ),
          )
        if (p === '/allergies')
          return html(
            r,
            layout(
              'Allergy list',
              `<ul>${state.patients.map((x) => `<li>${x.name}: ${esc(x.allergy)}</li>`).join('')}</ul>`,
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/patients/303',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Allergies' }, value: 'Penicillin, walnuts' },
    { do: 'choose', target: { role: 'combobox', name: 'Doctor' }, options: ['Dr Hale'] },
    { do: 'click', target: { role: 'button', name: 'Save record' } },
  ],
}
