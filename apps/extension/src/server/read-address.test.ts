import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  [' http://localhost:3000/extension?x=1 ', 'http://localhost:3000'],
  ['qubot.example', 'https://qubot.example'],
  ['https://qubot.example:8443/', 'https://qubot.example:8443'],
])('%s is the installation at %s', (typed, origin) => {
  expect(readAddress(typed)).toBe(origin)
})

test.each([
  ['a token would travel in clear', 'http://qubot.example'],
  ['a name that only begins like this machine’s', 'http://127.0.0.1.evil.example'],
  ['somebody’s name and password', 'https://ada:secret@qubot.example'],
  ['another kind of address', 'javascript:alert(1)'],
  ['nothing', ''],
])('S-12 refused: %s', (_why, typed) => {
  expect(readAddress(typed)).toBeUndefined()
})
