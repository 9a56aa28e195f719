const layout = (
  current,
  inner,
  script,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Postbird – ${current}</title>
<style>body{display:grid;grid-template-columns:12rem 1fr;font:15px system-ui;margin:0}aside{background:#213;color:#fff;padding:1rem;min-height:100vh}aside a{color:#fcf;display:block;margin:.5rem 0}section{padding:1.5rem}.toast{position:fixed;bottom:1rem;right:1rem;background:#184;color:#fff;padding:.8rem 1.2rem}.toast:empty{display:none}li{margin:.4rem 0}</style></head>
<body><aside><b>Postbird</b><a href="/campaigns">Campaigns</a><a href="/campaigns/calendar">Send calendar</a><a href="/campaigns/audience">Audience</a></aside><section><h1>${current}</h1>${inner}</section><div class="toast" role="status"></div><script>${script || ''}</script></body></html>`

export default {
  name: 'l-newsletter',
  honest: false,
  about:
    'The scheduled campaign is kept in the local storage of this browser and never reaches the server; the send calendar does not have it.',
  create() {
    const state = {
      campaigns: [
        { subject: 'Autumn catalogue is here', when: 'Tuesday 08:00' },
        { subject: 'Members’ evening', when: 'Friday 17:30' },
      ],
      audience: 2841,
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (c, i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(layout(c, i, s))
        }
        if (pathname === '/api/campaigns') {
          response.writeHead(200, { 'content-type': 'application/json' })
          return response.end(JSON.stringify(state.campaigns))
        }
        if (pathname === '/campaigns')
          return html(
            'Campaigns',
            `
          <form id="f"><p><label>Subject <input id="subject" size="36"></label></p>
          <p><label>Send on <select id="when"><option>Monday 08:00</option><option>Wednesday 12:00</option><option>Sunday 18:00</option></select></label></p>
          <button>Schedule campaign</button></form><h2>Scheduled</h2><ul id="list"></ul>`,
            `
          var KEY = 'postbird.outbox';
          function mine() { return JSON.parse(localStorage.getItem(KEY) || '[]') }
          async function draw() {
            var all = await (await fetch('/api/campaigns')).json();
            var list = document.getElementById('list'); list.textContent = '';
            all.concat(mine()).forEach(function (c) { var li = document.createElement('li'); li.textContent = c.subject + ' – scheduled for ' + c.when; list.appendChild(li) })
          }
          document.getElementById('f').onsubmit = function (e) {
            e.preventDefault();
            var c = { subject: document.getElementById('subject').value, when: document.getElementById('when').value };
            localStorage.setItem(KEY, JSON.stringify(mine().concat([c])));
            document.getElementById('subject').value = '';
            draw(); document.querySelector('.toast').textContent = 'Campaign “' + c.subject + '” scheduled for ' + c.when;
          };
          draw();`,
          )
        if (pathname === '/campaigns/calendar')
          return html(
            'Send calendar',
            `<table><tr><th>When</th><th>Campaign</th><th>Recipients</th></tr>${state.campaigns.map((c) => `<tr><td>${c.when}</td><td>${c.subject}</td><td>${state.audience}</td></tr>`).join('')}</table><p>${state.campaigns.length} campaigns in the send queue</p>`,
          )
        if (pathname === '/campaigns/audience')
          return html('Audience', `<p>${state.audience} confirmed subscribers</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/campaigns',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Subject' }, value: 'Last places for the wine walk' },
    { do: 'choose', target: { role: 'combobox', name: 'Send on' }, options: ['Wednesday 12:00'] },
    { do: 'click', target: { role: 'button', name: 'Schedule campaign' } },
  ],
}
