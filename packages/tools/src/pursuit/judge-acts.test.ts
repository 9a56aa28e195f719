import type { Act } from '@app/toolkit'
import { expect, test } from 'vitest'
import { judgeActs } from './judge-acts.ts'
import { toSteps } from './to-steps.ts'

const look = {
  url: 'https://shop.example/',
  targets: new Map([['e1', { ref: 'e1', role: 'button', name: 'Send', exact: true }]]),
  links: new Map<string, string>(),
  places: new Map<string, string>(),
}
const page = { leadsTo: async () => undefined, standsOn: async () => look.url }
const judge = (...acts: Act[]) =>
  judgeActs(acts, look, page, { sites: ['shop.example'], logIns: [] }, AbortSignal.timeout(1_000))

test.each<Act>([{ do: 'back' }, { do: 'forward' }, { do: 'tab', number: 2 }])(
  'on a page that $do leads to, nothing is done before it was looked at',
  async (leave) => {
    expect(await judge(leave)).toBeUndefined()
    expect(await judge(leave, { do: 'wait' }, { do: 'scroll' })).toBeUndefined()
    expect(await judge(leave, { do: 'wait' }, { do: 'type', text: 'my address' })).toMatch('Look at the page first')
    expect(await judge(leave, { do: 'press', key: 'Enter' })).toMatch('Look at the page first')
  },
)

test('what is waited for has to be in the look', async () => {
  expect(await judge({ do: 'wait', ref: 'e1', until: 'enabled' })).toBeUndefined()
  expect(await judge({ do: 'wait', ref: 'e9', until: 'gone' })).toMatch('There is no e9 in this look')
})

test('a wait, a tab and held keys become exact steps that say what they do', () => {
  const target = look.targets.get('e1')
  expect(toSteps({ do: 'wait', ref: 'e1', until: 'enabled' }, look)).toEqual([
    { do: 'browser.wait', says: 'Wait for button "Send" to be enabled', with: { target, until: 'enabled' } },
  ])
  expect(toSteps({ do: 'tab', number: 2, close: true }, look)).toEqual([
    { do: 'browser.tab', says: 'Close tab 2', with: { number: 2, close: true } },
  ])
  expect(toSteps({ do: 'click', ref: 'e1', keys: ['Shift'] }, look)).toEqual([
    { do: 'browser.click', says: 'Click button "Send" with Shift', with: { target, keys: ['Shift'] } },
  ])
})
