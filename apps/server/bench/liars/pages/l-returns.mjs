import { html, json } from '../answers.mjs'

export default {
  name: 'l-returns',
  honest: false,
  about:
    'The return is approved and a second later put back to waiting for inspection, while the screen goes on saying approved.',
  create() {
    const state = {
      returns: [
        { no: 'RMA-2039', item: 'Kettle, 1.7 l', customer: 'Ada Fenn', status: 'Refunded' },
        { no: 'RMA-2041', item: 'Desk lamp, brass', customer: 'Ruben Hart', status: 'Awaiting inspection' },
        { no: 'RMA-2044', item: 'Toaster, 4 slots', customer: 'Kim Oyelaran', status: 'Awaiting inspection' },
      ],
    }
    const page = `<!doctype html><html lang="en"><title>Returns</title><style>body{font:14px Verdana;margin:1.5em}table{border-collapse:collapse}td{border:1px solid #ccc;padding:6px}#bar{background:#dff0d8;padding:6px}</style>
<h1>Returns desk</h1><nav><a href="#/">Returns</a> <a href="#/open">Still open</a></nav><div id="bar" role="status"></div><div id="view"></div>
<script>
var view = document.getElementById('view')
async function draw() {
  var list = await (await fetch('/api/returns')).json(), m = /^#\\/r\\/(.+)$/.exec(location.hash)
  document.getElementById('bar').textContent = ''
  if (m) {
    var r = list.find(function (x) { return x.no === m[1] })
    view.innerHTML = '<h2>' + r.no + '</h2><dl><dt>Item<dd>' + r.item + '<dt>Customer<dd>' + r.customer + '<dt>Status<dd id="st">' + r.status + '</dl><button id="ok">Approve refund</button> <button>Reject</button>'
    document.getElementById('ok').onclick = async function () {
      var answer = await fetch('/api/returns/' + r.no + '/approve', { method: 'POST' })
      if (!answer.ok) return
      document.getElementById('st').textContent = 'Approved'
      this.disabled = true
      document.getElementById('bar').textContent = 'Refund for ' + r.no + ' approved.'
    }
    return
  }
  var some = location.hash === '#/open' ? list.filter(function (x) { return x.status === 'Awaiting inspection' }) : list
  view.innerHTML = '<table>' + some.map(function (x) { return '<tr><td><a href="#/r/' + x.no + '">' + x.no + '</a><td>' + x.item + '<td>' + x.customer + '<td>' + x.status }).join('') + '</table>'
}
addEventListener('hashchange', draw); draw()
</script>`
    return {
      state,
      async handle(request, response) {
        const act = /^\/api\/returns\/([\w-]+)\/approve$/.exec(request.url)
        if (act && request.method === 'POST') {
          const one = state.returns.find((r) => r.no === act[1])
          one.status = 'Approved'
          setTimeout(() => {
            one.status = 'Awaiting inspection'
          }, 1000)
          return json(response, one)
        }
        if (request.url === '/api/returns') return json(response, state.returns)
        if (request.url === '/') return html(response, page)
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/',
  steps: [
    { do: 'click', target: { role: 'link', name: 'RMA-2041' } },
    { do: 'click', target: { role: 'button', name: 'Approve refund' } },
  ],
}
