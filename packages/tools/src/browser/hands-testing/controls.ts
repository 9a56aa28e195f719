/** One of every kind of control. What is done to it is said in the last line of the page. */
const CONTROLS = `
  <p id="said">nothing yet</p>
  <button id="save">Save</button> <button id="twice">Twice</button> <button id="menu">Menu</button> <button id="held">Held</button>
  <button id="alert">Tell</button> <button id="confirm">Sure</button> <button id="prompt">Who</button>
  <p><label>Name <input id="name"></label> <label>Notes <textarea id="notes"></textarea></label>
  <label>Due <input id="due" type="date"></label> <label>Number <input id="number" type="number"></label></p>
  <p><label>Country <select id="country"><option>Germany</option><option>Ghana</option></select></label>
  <label>Fruits <select id="fruits" multiple><option>Apple</option><option>Pear</option><option>Plum</option></select></label></p>
  <div id="colours" role="listbox" aria-label="Colours" aria-multiselectable="true" tabindex="0">
    <div role="option" aria-selected="true">Red</div><div role="option" aria-selected="false">Green</div><div role="option" aria-selected="false">Blue</div></div>
  <div id="city" role="combobox" aria-label="City" aria-expanded="false" aria-controls="cities" tabindex="0">none</div>
  <div id="cities" role="listbox" aria-label="Cities" hidden><div role="option">Berlin</div><div role="option">Accra</div></div>
  <p><label><input id="news" type="checkbox"> News</label> <span id="light" role="switch" aria-checked="false" aria-label="Light" tabindex="0">◐</span>
  <label id="styled"><input type="checkbox" style="display:none"> Styled</label>
  <label><input id="large" type="radio" name="size"> Large</label> <button id="bold" aria-pressed="false">Bold</button></p>
  <p><span id="hint" tabindex="0" role="button">Hint</span> <span id="card" role="button" draggable="true">Card</span> <span id="bin" role="button">Bin</span></p>
  <p><label>Volume <input id="volume" type="range" min="0" max="10"></label>
  <span id="heat" role="slider" aria-label="Heat" aria-valuemin="0" aria-valuemax="9" aria-valuenow="2" tabindex="0">▮</span>
  <span id="count" role="spinbutton" aria-label="Count" aria-valuemin="0" aria-valuemax="9" aria-valuenow="2" tabindex="0">2</span></p>
  <div id="letter" contenteditable="true" role="textbox" aria-label="Letter" style="min-height:20px"></div>
  <div id="log" role="region" aria-label="Log" tabindex="0" style="height:50px;overflow:auto"><div style="height:900px">old lines</div></div>
  <p><label>Attach <input id="attach" type="file"></label> <span id="zone" role="button">Drop here</span> <a id="list" href="/list.csv" download>List</a></p>
  <canvas id="map" width="100" height="50" aria-label="Map" role="img"></canvas>
  <p><button id="later">Later</button> <button id="leave">Leave</button> <button id="ready" disabled>Ready</button> <button id="wake">Wake</button> <button id="tally">0</button></p>`

/** In the page: every control says what was done to it. */
const WIRE = `function wire(root) {
  const by = (id) => root.getElementById(id)
  const say = (words) => { by('said').textContent = words }
  const on = (id, event, words) => by(id).addEventListener(event, (e) => { const said = words(e); if (said) say(said) })
  on('save', 'click', (e) => e.ctrlKey ? '' : 'saved')
  on('twice', 'dblclick', () => 'pressed twice')
  on('menu', 'contextmenu', (e) => { e.preventDefault(); return 'menu opened' })
  on('held', 'click', (e) => e.ctrlKey && e.shiftKey ? 'held both' : 'held nothing')
  on('alert', 'click', () => { alert('Told you'); return 'was told' })
  on('confirm', 'click', () => confirm('Sure?') ? 'confirmed' : 'declined')
  on('prompt', 'click', () => 'it was ' + prompt('Who?'))
  for (const id of ['name', 'notes', 'due', 'number', 'volume']) on(id, 'input', (e) => id + ' holds <' + e.target.value + '>')
  on('name', 'keydown', (e) => e.key === 'Enter' ? 'entered ' + e.target.value : '')
  for (const id of ['country', 'fruits']) on(id, 'change', (e) => id + ' is ' + [...e.target.selectedOptions].map((o) => o.label).join('+'))
  on('colours', 'click', (e) => {
    const option = e.target.closest('[role=option]')
    if (!option) return ''
    if (!e.ctrlKey) for (const one of by('colours').children) if (one !== option) one.setAttribute('aria-selected', 'false')
    option.setAttribute('aria-selected', e.ctrlKey ? String(option.getAttribute('aria-selected') !== 'true') : 'true')
    return 'colours ' + [...by('colours').children].filter((o) => o.getAttribute('aria-selected') === 'true').map((o) => o.textContent).join('+')
  })
  on('city', 'click', () => { by('cities').hidden = false; by('city').setAttribute('aria-expanded', 'true') })
  on('cities', 'click', (e) => { by('cities').hidden = true; by('city').setAttribute('aria-expanded', 'false'); return 'city ' + (by('city').textContent = e.target.textContent) })
  on('news', 'change', (e) => 'news ' + e.target.checked)
  on('large', 'change', () => 'large it is')
  on('styled', 'change', (e) => 'styled ' + e.target.checked)
  for (const [id, name] of [['light', 'aria-checked'], ['bold', 'aria-pressed']])
    on(id, 'click', (e) => { const now = String(e.currentTarget.getAttribute(name) !== 'true'); e.currentTarget.setAttribute(name, now); return id + ' ' + now })
  on('hint', 'mouseenter', () => 'hinted')
  on('card', 'dragstart', (e) => e.dataTransfer.setData('text', 'card'))
  on('bin', 'dragover', (e) => e.preventDefault())
  on('bin', 'drop', (e) => { e.preventDefault(); return 'dropped ' + e.dataTransfer.getData('text') })
  for (const [id, keys] of [['heat', ['ArrowLeft', 'ArrowRight']], ['count', ['ArrowDown', 'ArrowUp']]])
    on(id, 'keydown', (e) => {
      const step = keys.indexOf(e.key) * 2 - 1
      if (step === -3) return ''
      const now = Math.min(9, Math.max(0, Number(e.currentTarget.getAttribute('aria-valuenow')) + step))
      e.currentTarget.setAttribute('aria-valuenow', now)
      return id + ' at ' + now
    })
  on('letter', 'input', (e) => 'letter ' + e.target.innerText.trim())
  on('log', 'scroll', () => 'log scrolled')
  on('attach', 'change', (e) => 'attached ' + e.target.files[0].name)
  on('zone', 'dragover', (e) => e.preventDefault())
  on('zone', 'drop', (e) => { e.preventDefault(); return 'fell in ' + e.dataTransfer.files[0].name })
  on('map', 'click', (e) => 'map ' + Math.round(e.offsetX / 10) + ' ' + Math.round(e.offsetY / 10))
  on('later', 'click', () => { setTimeout(() => say('came late'), 300) })
  on('leave', 'click', () => { setTimeout(() => by('leave').remove(), 300) })
  on('wake', 'click', () => { setTimeout(() => { by('ready').disabled = false }, 300) })
  on('ready', 'click', () => 'was ready')
  on('tally', 'click', () => { setTimeout(() => { by('tally').textContent = '1' }, 300) })
}`

const page = (title: string, body: string) => `<!doctype html><title>${title}</title>${body}`

/** The same controls in the page, in a frame of another origin, in a shadow root, and behind a link to a new tab. */
export const pagesFor = (elsewhere: string): Record<string, string> => ({
  '/': page('Everything', `${CONTROLS}<script>${WIRE}; wire(document)</script>`),
  '/frame': page('Framed', `<h1>Outside</h1><iframe src="${elsewhere}/" style="width:100%;height:760px"></iframe>`),
  '/shadow': page(
    'Shadowed',
    `<div id="host"></div><script>${WIRE}
    const root = host.attachShadow({ mode: 'open' }); root.innerHTML = ${JSON.stringify(CONTROLS)}; wire(root)</script>`,
  ),
  '/start': page('Start', '<a href="/" target="_blank">Everything in a new tab</a>'),
})
