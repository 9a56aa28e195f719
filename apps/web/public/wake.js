// The landing page is written ahead of time and reads without a script. The app wakes at the first sign of a visitor,
// or a few seconds after the page has come to rest; a button pressed before that is pressed again once it can answer.
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin']
const REST_MS = 4000
let waking = false
let pressed

function wake() {
  if (waking) return
  waking = true
  for (const sign of SIGNS) removeEventListener(sign, wake)
  import(document.querySelector('script[data-app]').dataset.app)
}

addEventListener('click', (event) => {
  const button = event.target.closest?.('#root button')
  if (button) pressed = nameOf(button)
})
addEventListener(
  'app-ready',
  () => {
    const again = pressed && [...document.querySelectorAll('#root button')].find((button) => nameOf(button) === pressed)
    again?.click()
    pressed = undefined
  },
  { once: true },
)

const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent

for (const sign of SIGNS) addEventListener(sign, wake, { passive: true })
if (document.readyState === 'complete') setTimeout(wake, REST_MS)
else addEventListener('load', () => setTimeout(wake, REST_MS), { once: true })
