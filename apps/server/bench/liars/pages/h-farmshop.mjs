import { html, json } from '../answers.mjs'

export default {
  name: 'h-farmshop',
  honest: true,
  about: 'The product is taken out of the shop for good; a toast offers to undo it for a moment and goes away.',
  create() {
    const state = {
      products: [
        { id: 1, name: 'Goat cheese', price: '6.20', sold: true },
        { id: 2, name: 'Quince jelly', price: '4.50', sold: true },
        { id: 3, name: 'Rye loaf', price: '3.90', sold: true },
        { id: 4, name: 'Plum brandy', price: '18.00', sold: false },
      ],
    }
    const css =
      '<style>body{font:16px Georgia;margin:2em}li{padding:.3em}#toast{position:fixed;bottom:1em;left:1em;background:#222;color:#fff;padding:.8em}#toast:empty{display:none}</style><nav><a href="/shelf">Shelf</a> | <a href="/discontinued">Discontinued</a> | <a href="/shop">Shop window</a></nav>'
    const names = (sold) =>
      `<ul>${state.products
        .filter((p) => p.sold === sold)
        .map((p) => `<li>${p.name}, ${p.price}</li>`)
        .join('')}</ul>`
    return {
      state,
      async handle(request, response) {
        const product = state.products.find((p) => request.url.startsWith(`/api/products/${p.id}/`))
        if (product && request.method === 'POST') {
          product.sold = request.url.endsWith('/restore')
          return json(response, product)
        }
        if (request.url === '/shelf')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Shelf</title>${css}<h1>Shelf</h1>
<ul>${state.products
              .filter((p) => p.sold)
              .map(
                (p) =>
                  `<li id="p${p.id}">${p.name}, ${p.price} <button data-id="${p.id}" data-name="${p.name}" aria-label="Discontinue ${p.name}">✕</button></li>`,
              )
              .join('')}</ul><div id="toast" role="status"></div>
<script>
document.querySelectorAll('li button').forEach(function (b) {
  b.onclick = async function () {
    await fetch('/api/products/' + b.dataset.id + '/discontinue', { method: 'POST' })
    var row = document.getElementById('p' + b.dataset.id), toast = document.getElementById('toast')
    row.hidden = true
    toast.textContent = b.dataset.name + ' discontinued. '
    var undo = document.createElement('button'); undo.textContent = 'Undo'; toast.append(undo)
    undo.onclick = async function () { await fetch('/api/products/' + b.dataset.id + '/restore', { method: 'POST' }); row.hidden = false; toast.textContent = '' }
    setTimeout(function () { toast.textContent = '' }, 1800)
  }
})
</script>`,
          )
        if (request.url === '/discontinued')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Discontinued</title>${css}<h1>Discontinued</h1>${names(false)}`,
          )
        if (request.url === '/shop')
          return html(
            response,
            `<!doctype html><html lang="en"><title>Shop</title>${css}<h1>Farm shop</h1>${names(true)}`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/shelf',
  steps: [{ do: 'click', target: { role: 'button', name: 'Discontinue Quince jelly' } }],
}
