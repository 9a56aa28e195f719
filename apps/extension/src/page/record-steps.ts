import type { LeftOut, RecordedStep } from '../shared/steps.ts'
import { accessibleName } from './accessible-name.ts'
import { isSecret } from './is-secret.ts'
import { roleOf } from './role-of.ts'
import { spotOf } from './spot-of.ts'

export interface Recorder {
  step(step: RecordedStep): void
  leaveOut(why: LeftOut): void
}

const PRESSED =
  'button, a[href], summary, input[type=submit], input[type=button], input[type=reset], input[type=image], ' +
  '[role=button], [role=link], [role=menuitem], [role=tab], [role=option], [role=switch], [onclick]'

/** Tells what a person presses, fills in and chooses; answers how to stop. Only what the person did: pages pretend. */
export function recordSteps(
  page: Document,
  recorder: Recorder,
  isReal: (event: Event) => boolean = (event) => event.isTrusted,
): () => void {
  const ended = new AbortController()
  const on = (name: string, work: (target: Element) => void) =>
    page.addEventListener(
      name,
      (event) => {
        const [target] = event.composedPath()
        if (isReal(event) && target instanceof Element) work(target)
      },
      { capture: true, passive: true, signal: ended.signal },
    )
  on('click', (target) => press(target, recorder))
  on('change', (target) => change(target, recorder))
  return () => ended.abort()
}

function press(target: Element, recorder: Recorder): void {
  const pressed = target.closest(PRESSED)
  if (!pressed) return
  if (!accessibleName(pressed) && !pressed.id && !pressed.getAttribute('name')) recorder.leaveOut('unnamed')
  else recorder.step({ kind: 'press', spot: spotOf(pressed), link: isLink(pressed) })
}

const isLink = (one: Element): boolean =>
  roleOf(one) === 'link' && one instanceof HTMLAnchorElement && /^https?:/.test(one.protocol)

function change(target: Element, recorder: Recorder): void {
  const left = leftOutOf(target)
  const step = left ? undefined : stepOf(target)
  if (left) recorder.leaveOut(left)
  if (step) recorder.step(step)
}

function leftOutOf(target: Element): LeftOut | undefined {
  if (isSecret(target)) return 'secret'
  return target instanceof HTMLInputElement && target.type === 'file' ? 'file' : undefined
}

function stepOf(target: Element): RecordedStep | undefined {
  if (target instanceof HTMLSelectElement) {
    const options = [...target.selectedOptions].map((one) => one.label || one.text.trim())
    return { kind: 'choose', spot: spotOf(target), options }
  }
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'))
    return { kind: 'check', spot: spotOf(target), checked: target.checked }
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return { kind: 'fill', spot: spotOf(target), value: target.value }
  return undefined
}
