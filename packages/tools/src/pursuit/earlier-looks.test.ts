import { expect, test } from 'vitest'
import type { Page } from '../browser/port.ts'
import { rememberLooks } from './earlier-looks.ts'

const look = (url: string) => ({ url, title: url, text: `The text of ${url}`, seen: [] })

test('looks at other pages are remembered for as long as the goal and the window are the same', () => {
  const window = {} as Page
  expect(rememberLooks(window, 'Find it', look('/1'))).toEqual([])
  expect(rememberLooks(window, 'Find it', look('/2')).map(({ url }) => url)).toEqual(['/1'])
  expect(rememberLooks(window, 'Find it', look('/1')).map(({ url }) => url)).toEqual(['/2'])
  expect(rememberLooks({} as Page, 'Find it', look('/3'))).toEqual([])
  expect(rememberLooks(window, 'Something else', look('/3'))).toEqual([])
})
