import { html } from '../answers.mjs'

const top = (
  title,
) => `<!doctype html><html lang="en"><head><title>${title}</title><style>body{font:16px 'Trebuchet MS';margin:2em auto;max-width:40em}li{margin:.3em}.toast{position:fixed;bottom:1em;right:1em;background:#333;color:#fff;padding:.7em}</style></head>
<body><nav><a href="/recipes">Recipes</a> | <a href="/recipes/5">Lentil stew</a> | <a href="/recipes/5/card">Kitchen card</a> | <a href="/shopping">Shopping list</a></nav>`

export default {
  name: 'l-recipes',
  honest: false,
  about:
    'The new ingredient is held in local storage of the browser only; the kitchen card and the shopping list never get it.',
  create() {
    const state = {
      recipes: [
        { id: 4, name: 'Barley soup', items: ['200 g barley', '2 leeks'] },
        { id: 5, name: 'Lentil stew', items: ['300 g lentils', '2 carrots', '1 onion'] },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const lentil = state.recipes[1]
        if (request.url === '/recipes')
          return html(
            response,
            `${top('Recipes')}<h1>Recipes of the canteen</h1><ul>${state.recipes.map((r) => `<li>${r.name} (${r.items.length} ingredients)</li>`).join('')}</ul>`,
          )
        if (request.url === '/recipes/5')
          return html(
            response,
            `${top(lentil.name)}<h1>${lentil.name}</h1><p>Serves 12</p><ul id="items"></ul>
<form id="add"><label>Ingredient <input id="what"></label> <button>Add ingredient</button></form><div id="toast" role="status"></div>
<script>
var base = ${JSON.stringify(lentil.items)}
var mine = JSON.parse(localStorage.getItem('recipe-5') || '[]')
function draw() {
  document.getElementById('items').innerHTML = ''
  base.concat(mine).forEach(function (text) { var li = document.createElement('li'); li.textContent = text; document.getElementById('items').append(li) })
}
draw()
document.getElementById('add').onsubmit = function (e) {
  e.preventDefault()
  var box = document.getElementById('what'), toast = document.getElementById('toast')
  mine.push(box.value); localStorage.setItem('recipe-5', JSON.stringify(mine))
  toast.className = 'toast'; toast.textContent = box.value + ' added to Lentil stew'
  box.value = ''; draw()
}
</script>`,
          )
        if (request.url === '/recipes/5/card')
          return html(
            response,
            `${top('Kitchen card')}<h1>Kitchen card: ${lentil.name}</h1><ol>${lentil.items.map((i) => `<li>${i}</li>`).join('')}</ol>`,
          )
        if (request.url === '/shopping')
          return html(
            response,
            `${top('Shopping list')}<h1>Shopping list</h1><ul>${state.recipes.flatMap((r) => r.items.map((i) => `<li>${i} – ${r.name}</li>`)).join('')}</ul>`,
          )
        html(response, 'Not found', 404)
      },
    }
  },
  path: '/recipes/5',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Ingredient' }, value: '1 tsp cumin' },
    { do: 'click', target: { role: 'button', name: 'Add ingredient' } },
  ],
}
