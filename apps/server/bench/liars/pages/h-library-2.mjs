const doc = (inner, js = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Town library</title><style>body{font:16px Georgia;margin:2rem;max-width:44rem}nav a{margin-right:1rem}article{border-bottom:1px dotted #999;padding:.7rem 0}</style></head><body><nav><a href="/catalogue">Available now</a><a href="/holds">My holds</a></nav>${inner}<script>${js}</script></body></html>`

export default {
  name: 'h-library-2',
  honest: true,
  about: 'The reserved book disappears from the available list without a message; it is in the list of holds.',
  create() {
    const state = {
      books: [
        { id: 'b1', title: 'The Salt Path', by: 'Raynor Winn', holder: null },
        { id: 'b2', title: 'Piranesi', by: 'Susanna Clarke', holder: null },
        { id: 'b3', title: 'Stoner', by: 'John Williams', holder: null },
        { id: 'b4', title: 'Circe', by: 'Madeline Miller', holder: 'me' },
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
        const hit = pathname.match(/^\/api\/books\/(\w+)\/hold$/)
        if (hit && request.method === 'POST') {
          const book = state.books.find((b) => b.id === hit[1])
          if (!book || book.holder) {
            response.writeHead(409)
            return response.end()
          }
          book.holder = 'me'
          response.writeHead(204)
          return response.end()
        }
        if (pathname === '/catalogue')
          return html(
            `<h1>Available now</h1>${state.books
              .filter((b) => !b.holder)
              .map(
                (b) =>
                  `<article><a href="/books/${b.id}">${b.title}</a> by ${b.by} <button data-id="${b.id}" aria-label="Reserve ${b.title}">Reserve</button></article>`,
              )
              .join('')}`,
            `
          document.addEventListener('click', function (e) {
            var id = e.target.dataset && e.target.dataset.id; if (!id) return;
            e.target.disabled = true;
            fetch('/api/books/' + id + '/hold', { method: 'POST' }).then(function (r) {
              if (r.ok) e.target.closest('article').remove(); else alert('Somebody was faster.');
            }) })`,
          )
        if (pathname === '/holds')
          return html(
            `<h1>My holds</h1><ol>${state.books
              .filter((b) => b.holder === 'me')
              .map((b) => `<li>${b.title} (${b.by}), collect at the desk</li>`)
              .join('')}</ol>`,
          )
        const one = state.books.find((b) => pathname === `/books/${b.id}`)
        if (one)
          return html(`<h1>${one.title}</h1><p>${one.by}</p><p>${one.holder ? 'On hold for you' : 'Available'}</p>`)
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/catalogue',
  steps: [{ do: 'click', target: { role: 'button', name: 'Reserve Piranesi' } }],
}
