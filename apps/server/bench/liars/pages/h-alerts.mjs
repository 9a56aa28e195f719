import { read } from '../answers.mjs'

const doc = (i, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour office settings</title><style>body{font:16px system-ui;margin:2rem}.set{display:flex;justify-content:space-between;max-width:28rem;padding:.6rem 0;border-bottom:1px solid #eee}</style></head><body><p><a href="/settings">Notifications</a> · <a href="/settings/summary">Summary</a></p>${i}<script>${js}</script></body></html>`

export default {
  name: 'h-alerts',
  honest: true,
  about: 'The switch saves by itself, without a button and without any message; the setting is kept.',
  create() {
    const state = {
      alerts: {
        storm: { label: 'Storm warnings', on: true },
        berth: { label: 'Berth changes', on: false },
        invoice: { label: 'Invoices by text message', on: false },
      },
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        if (pathname === '/api/alerts' && request.method === 'POST') {
          const sent = new URLSearchParams(await read(request))
          const alert = state.alerts[sent.get('key')]
          if (alert) alert.on = sent.get('on') === 'true'
          response.writeHead(alert ? 204 : 404)
          return response.end()
        }
        if (pathname === '/settings')
          return html(
            `<h1>Notifications</h1>${Object.entries(state.alerts)
              .map(
                ([k, a]) =>
                  `<div class="set"><label for="${k}">${a.label}</label><input id="${k}" type="checkbox" role="switch" ${a.on ? 'checked' : ''}></div>`,
              )
              .join('')}`,
            `
          document.querySelectorAll('[role=switch]').forEach(function (box) {
            box.addEventListener('change', function () {
              var want = box.checked;
              fetch('/api/alerts', { method: 'POST', body: new URLSearchParams({ key: box.id, on: want }) }).then(function (r) { if (!r.ok) box.checked = !want });
            }) })`,
          )
        if (pathname === '/settings/summary')
          return html(
            `<h1>Summary</h1><p>You are told about:</p><ul>${
              Object.values(state.alerts)
                .filter((a) => a.on)
                .map((a) => `<li>${a.label}</li>`)
                .join('') || '<li>nothing</li>'
            }</ul><p>Switched off: ${
              Object.values(state.alerts)
                .filter((a) => !a.on)
                .map((a) => a.label)
                .join(', ') || 'nothing'
            }</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/settings',
  steps: [{ do: 'check', target: { role: 'switch', name: 'Berth changes' }, checked: true }],
}
