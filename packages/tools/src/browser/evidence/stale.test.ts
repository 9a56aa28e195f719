import { describe, expect, test } from 'vitest'
import { noLines } from './shown.ts'
import { backIn, staleIn, unchangedIn } from './stale.ts'

const other = (...lasting: string[]) => ({ ...noLines('http://works.test/shop'), lasting })
const was = ['Soap Price Status', 'Tar & Pine £7.20 on sale', 'Goat Milk £5.90 on sale']

describe('a row that stands elsewhere as it was', () => {
  test('was removed here only', () => {
    const now = ['Soap Price Status', 'Goat Milk £5.90 on sale']
    expect(staleIn(was, now, other('Our soaps', 'Tar & Pine', '£7.20'))).toBe('Tar & Pine')
    expect(staleIn(was, now, other('Our soaps', 'Put in basketTar & Pine'))).toBe('Put in basketTar & Pine')
    expect(staleIn(was, now, other('Our soaps', 'Goat Milk', '£5.90'))).toBeUndefined()
  })
  test('was changed here only', () => {
    const now = ['Soap Price Status', 'Tar & Pine £7.90 on sale', 'Goat Milk £5.90 on sale']
    expect(staleIn(was, now, other('Buy Tar & Pine for £7.20'))).toBe('Buy Tar & Pine for £7.20')
    expect(staleIn(was, now, other('Buy Tar & Pine for £7.90', 'Tar & Pine was £7.20, is £7.90'))).toBeUndefined()
  })
  test('nothing is stale where nothing changed', () => {
    expect(staleIn(was, was, other('Tar & Pine £7.10'))).toBeUndefined()
  })
})

test('what is there again a moment later was not removed', () => {
  const shown = { appeared: ['Vehicle DP 81177 was removed.'], gone: [] }
  const [first, second] = [other('EK 40312 Camper'), other('EK 40312 Camper', 'DP 81177 Lorry')]
  expect(backIn(shown, first, second)).toBe('DP 81177 Lorry')
  expect(backIn(shown, first, first)).toBeUndefined()
})

test('a row that a filtered list showed to be changed, and that is as it was in the whole list', () => {
  const shown = { appeared: ['Tar & Pine £7.90'], gone: ['Tar & Pine £7.20', 'Filter: pine'] }
  expect(unchangedIn(shown, other('Goat Milk £7.90', 'Tar & Pine £7.20'))).toBe('Tar & Pine £7.20')
  expect(unchangedIn(shown, other('Goat Milk £5.90', 'Tar & Pine £7.90'))).toBeUndefined()
  // What is only out of sight, as in another tab, was not shown to be changed.
  expect(unchangedIn({ appeared: [], gone: ['Tar & Pine £7.20'] }, other('Tar & Pine £7.20'))).toBeUndefined()
})
