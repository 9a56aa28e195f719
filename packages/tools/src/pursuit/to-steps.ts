import type { Act } from '@app/toolkit'
import type { Snapshot } from '../browser/look/snapshot.ts'
import { sayTarget, type Target } from '../browser/target.ts'

export interface ActStep {
  do: string
  /** In a few words, as the trace shows it. */
  says: string
  with: Record<string, unknown>
}

/** An act as steps like any other, its target with a description that outlasts the reference. */
export function toSteps(act: Act, { targets, places }: Pick<Snapshot, 'targets' | 'places'>): ActStep[] {
  const at = (ref: string): Target => targets.get(ref) ?? { ref, exact: true }
  const say = (ref: string) => sayTarget(at(ref)) + (places.has(ref) ? ` in “${places.get(ref)}”` : '')
  switch (act.do) {
    case 'click': {
      const { ref, double, right, keys } = act
      const how = double ? 'Double-click' : right ? 'Right-click' : 'Click'
      const more = {
        ...(double ? { double } : {}),
        ...(right ? { right } : {}),
        ...(act.at ? { at: act.at } : {}),
        ...(keys?.length ? { keys } : {}),
      }
      const held = keys?.length ? ` with ${keys.join(' and ')}` : ''
      return [{ do: 'browser.click', says: `${how} ${say(ref)}${held}`, with: { target: at(ref), ...more } }]
    }
    case 'fill': {
      const fill = { target: at(act.ref), value: act.text }
      const says = act.text === '' ? `Clear ${say(act.ref)}` : `Type "${act.text.slice(0, 80)}" into ${say(act.ref)}`
      const enter = { do: 'browser.press', says: 'Press Enter', with: { key: 'Enter', target: at(act.ref) } }
      return [{ do: 'browser.fill', says, with: fill }, ...(act.enter ? [enter] : [])]
    }
    case 'choose':
      return [
        {
          do: 'browser.choose',
          says: `Choose ${act.options.join(', ')} in ${say(act.ref)}`,
          with: { target: at(act.ref), options: act.options },
        },
      ]
    case 'check':
      return [
        {
          do: 'browser.check',
          says: `${act.on ? 'Tick' : 'Untick'} ${say(act.ref)}`,
          with: { target: at(act.ref), checked: act.on },
        },
      ]
    case 'type':
      return [{ do: 'browser.type', says: `Type "${act.text.slice(0, 80)}"`, with: { text: act.text } }]
    case 'press':
      return [
        {
          do: 'browser.press',
          says: `Press ${act.key}`,
          with: { key: act.key, ...(act.ref ? { target: at(act.ref) } : {}) },
        },
      ]
    case 'hover':
      return [{ do: 'browser.hover', says: `Point at ${say(act.ref)}`, with: { target: at(act.ref) } }]
    case 'peek':
      return [{ do: 'browser.peek', says: `See what ${say(act.ref)} shows`, with: { target: at(act.ref) } }]
    case 'drag':
      return [
        {
          do: 'browser.drag',
          says: `Drag ${say(act.ref)} onto ${say(act.onto)}`,
          with: { target: at(act.ref), onto: at(act.onto) },
        },
      ]
    case 'slide':
      return [
        {
          do: 'browser.slide',
          says: `Set ${say(act.ref)} to ${act.value}`,
          with: { target: at(act.ref), value: act.value },
        },
      ]
    case 'scroll':
      return [
        {
          do: 'browser.scroll',
          says: act.ref ? `Scroll ${say(act.ref)}` : 'Scroll the page',
          with: { by: act.by ?? 800, ...(act.ref ? { target: at(act.ref) } : {}) },
        },
      ]
    case 'open':
      return [{ do: 'browser.open', says: `Open ${act.url}`, with: { url: act.url } }]
    case 'back':
      return [{ do: 'browser.back', says: 'Go back', with: {} }]
    case 'forward':
      return [{ do: 'browser.forward', says: 'Go forward', with: {} }]
    case 'tab': {
      const { number, close } = act
      const says = `${close ? 'Close' : 'Go to'} tab ${number}`
      return [{ do: 'browser.tab', says, with: { number, ...(close ? { close } : {}) } }]
    }
    case 'wait': {
      const { text, ref, until, seconds } = act
      const what = ref ? say(ref) : text ? `"${text}"` : ''
      if (seconds && !what) return [{ do: 'browser.wait', says: `Wait ${seconds} seconds`, with: { seconds } }]
      return [
        {
          do: 'browser.wait',
          says: ['Wait', what && `for ${what}`, until && `to be ${until}`].filter(Boolean).join(' '),
          with: {
            ...(text ? { text } : {}),
            ...(ref ? { target: at(ref) } : {}),
            ...(until && what ? { until } : {}),
          },
        },
      ]
    }
    case 'dialog':
      return [
        {
          do: 'browser.answer',
          says: `Answer the next question with ${act.accept ? 'yes' : 'no'}`,
          with: { accept: act.accept, ...(act.text === undefined ? {} : { text: act.text }) },
        },
      ]
    case 'log-in':
      return [{ do: 'browser.log-in', says: `Sign in with “${act.name}”`, with: { logIn: act.name } }]
    case 'look':
      return []
    case 'download':
      return [{ do: 'browser.download', says: `Download ${say(act.ref)}`, with: { target: at(act.ref) } }]
  }
}
