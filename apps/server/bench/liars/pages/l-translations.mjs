import { esc, read } from '../answers.mjs'

const doc = (inner, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lingodesk</title><style>body{font:14px/1.4 'Open Sans',sans-serif;margin:0}nav{background:#5a3;padding:.7rem}nav a{color:#fff;margin-right:1rem}main{padding:1rem 2rem}textarea{width:36rem;height:5rem}.seg{border-bottom:1px solid #ddd;padding:.6rem 0}.tag{background:#cfc;padding:1px 8px;border-radius:9px}</style></head><body><nav><a href="/segments">Segments</a><a href="/preview">Preview</a></nav><main>${inner}</main><script>${js}</script></body></html>`

export default {
  name: 'l-translations',
  honest: false,
  about: 'The translation is shown whole with a saved mark; the site keeps only its first 48 characters.',
  create() {
    const state = {
      segments: [
        { id: 's1', source: 'Willkommen', target: 'Welcome' },
        { id: 's2', source: 'Bitte bewahren Sie die Quittung bis zum Ende der Gewährleistung auf.', target: '' },
        { id: 's3', source: 'Nicht in die Sonne legen.', target: 'Keep out of the sun.' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const { pathname } = new URL(request.url, 'http://x')
        const html = (i, s) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(doc(i, s))
        }
        const one = state.segments.find((s) => pathname === `/segments/${s.id}`)
        if (one && request.method === 'PATCH') {
          one.target = (await read(request)).slice(0, 48)
          response.writeHead(204)
          return response.end()
        }
        if (one)
          return html(
            `<h1>Segment ${one.id}</h1><p>German: <q lang="de">${esc(one.source)}</q></p><p>English: <span id="cur">${esc(one.target) || '<i>untranslated</i>'}</span> <span id="tag"></span></p>
          <p><label>Translation<br><textarea id="t">${esc(one.target)}</textarea></label></p><button id="s">Save translation</button>`,
            `
          document.getElementById('s').onclick = function () {
            var text = document.getElementById('t').value, b = this; b.disabled = true;
            fetch(location.pathname, { method: 'PATCH', headers: { 'content-type': 'text/plain' }, body: text }).then(function (r) {
              b.disabled = false; if (r.status !== 204) return;
              document.getElementById('cur').textContent = text;
              var tag = document.getElementById('tag'); tag.className = 'tag'; tag.setAttribute('role', 'status'); tag.textContent = 'saved';
            }) }`,
          )
        if (pathname === '/segments')
          return html(
            `<h1>Manual, chapter 2</h1>${state.segments.map((s) => `<div class="seg"><a href="/segments/${s.id}">${s.id}</a> ${esc(s.source)}<br>${esc(s.target) || '<i>untranslated</i>'}</div>`).join('')}`,
          )
        if (pathname === '/preview')
          return html(
            `<h1>Preview (English)</h1>${state.segments.map((s) => `<p>${esc(s.target || s.source)}</p>`).join('')}`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/segments/s2',
  steps: [
    {
      do: 'fill',
      target: { role: 'textbox', name: 'Translation' },
      value: 'Please keep the receipt until the end of the warranty period.',
    },
    { do: 'click', target: { role: 'button', name: 'Save translation' } },
  ],
}
