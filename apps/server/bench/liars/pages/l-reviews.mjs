import { data, esc, html, json } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:15px sans-serif;max-width:700px;margin:auto}article{border:1px solid #ddd;border-radius:8px;padding:14px;margin:14px 0}.reply{background:#f3f7ff;padding:8px}
#toast{position:fixed;top:10px;right:10px;background:#0a6;color:#fff;padding:10px}</style>
<nav><a href="/manage/reviews">Reviews</a> <a href="/place">Public page</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'l-reviews',
  honest: false,
  about: 'The reply appears under the review as published, but the filter of the server dropped it without a word.',
  create() {
    const state = {
      reviews: [
        { id: 'r1', by: 'Helen T.', stars: 5, text: 'Lovely garden and quick service.', reply: 'Thank you, Helen!' },
        { id: 'r2', by: 'Marco P.', stars: 2, text: 'We waited forty minutes for soup.', reply: '' },
        { id: 'r3', by: 'Sunil K.', stars: 4, text: 'Good value lunch.', reply: '' },
      ],
    }
    const script = `<div id="list"></div><div id="toast" role="status" hidden></div><script>
function el(tag, text, cls) { var e = document.createElement(tag); e.textContent = text || ''; if (cls) e.className = cls; return e }
fetch('/api/reviews').then(function (r) { return r.json() }).then(function (all) {
  all.forEach(function (v) {
    var a = el('article'); a.append(el('h2', v.by + ' – ' + '★'.repeat(v.stars)), el('p', v.text))
    if (v.reply) a.append(el('p', 'Owner: ' + v.reply, 'reply'))
    else {
      var open = el('button', 'Reply to ' + v.by); a.append(open)
      open.onclick = function () {
        var box = el('textarea'), send = el('button', 'Publish reply')
        box.setAttribute('aria-label', 'Your reply'); box.rows = 3; box.cols = 60
        open.replaceWith(box, send)
        send.onclick = function () {
          send.disabled = true
          fetch('/api/reviews/' + v.id + '/reply', { method: 'POST', body: JSON.stringify({ text: box.value }) }).then(function (r) { return r.json() }).then(function (j) {
            if (j.status !== 'accepted') return
            var text = box.value; send.remove(); box.replaceWith(el('p', 'Owner: ' + text, 'reply'))
            var t = document.getElementById('toast'); t.hidden = false; t.textContent = 'Your reply is published'
          })
        }
      }
    }
    document.getElementById('list').append(a)
  })
})</script>`
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (p === '/api/reviews') return json(r, state.reviews)
        const one = state.reviews.find((v) => p === `/api/reviews/${v.id}/reply`)
        if (one && q.method === 'POST') {
          const { text } = await data(q)
          if (!/sorry|free|@/i.test(text)) one.reply = text
          return json(r, { status: 'accepted' }, 202)
        }
        if (p === '/manage/reviews') return html(r, layout('Reviews of The Copper Pot', script))
        if (p === '/place')
          return html(
            r,
            layout(
              'The Copper Pot',
              state.reviews
                .map(
                  (v) =>
                    `<article><b>${esc(v.by)}</b> ${v.stars}/5<p>${esc(v.text)}</p>${v.reply ? `<p class="reply">Owner: ${esc(v.reply)}</p>` : ''}</article>`,
                )
                .join(''),
            ),
          )
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/manage/reviews',
  steps: [
    { do: 'click', target: { role: 'button', name: 'Reply to Marco P.' } },
    {
      do: 'fill',
      target: { role: 'textbox', name: 'Your reply' },
      value: 'We are sorry, Marco. Please ask for Lena next time.',
    },
    { do: 'click', target: { role: 'button', name: 'Publish reply' } },
  ],
}
