import { describe, expect, test } from 'vitest'
import { findOthers } from './find-others.ts'
import { matchShown } from './match-shown.ts'
import { openShown } from './open-shown.ts'

const fill = (name: string, value: string) => ({
  do: 'browser.fill',
  says: `Type "${value}" into textbox "${name}"`,
  with: { target: { role: 'textbox', name, exact: true }, value },
})
const press = (name: string, more: object = {}, place?: string) => ({
  do: 'browser.click',
  says: `Click button "${name}"`,
  with: { target: { role: 'button', name, exact: true, ...more } },
  place,
})

describe('what was shown', () => {
  test('stays open where it stands in the words, under the name the page has for it', () => {
    const shown = [fill('Full name', 'Anna Berg'), fill('Note', 'VIP'), press('Add')]
    const { steps, inputs } = openShown(shown, 'Add Anna Berg as a member.')
    expect(inputs).toEqual({ fullName: 'Anna Berg' })
    expect(steps.map((step) => step.with.value)).toEqual(['{{input.fullName}}', 'VIP', undefined])
  })

  test('a row is found by what the words call it, and not by its place', () => {
    const shown = [press('Archive', { nth: 2 }, 'Tom Lee 12 May Archive')]
    const { steps, inputs } = openShown(shown, 'Archive Tom Lee')
    expect(inputs).toEqual({ which: 'Tom Lee' })
    expect(steps[0]?.with.target).toEqual({ role: 'button', name: 'Archive', exact: true, near: '{{input.which}}' })
  })

  test('what is done is no value, though the words say it: a button stays that button', () => {
    const { inputs, steps } = openShown([press('Archive', { nth: 2 }, 'Old Archive')], 'Archive the second')
    expect(inputs).toEqual({})
    expect(steps[0]?.with.target).toMatchObject({ name: 'Archive', nth: 2 })
  })
})

describe('other words of the same kind', () => {
  const inputs = { which: 'Tom Lee', date: '12 May' }
  const shownFor = 'Move the lesson of Tom Lee to 12 May.'

  test.each([
    ['move the lesson of Anna Maria Berg to 3 June', { which: 'Anna Maria Berg', date: '3 June' }],
    ['Move the lesson of "Kim" to 30 June!', { which: 'Kim', date: '30 June' }],
    [shownFor, {}],
  ])('%s', (words, given) => {
    expect(matchShown(shownFor, inputs, words)).toEqual(given)
  })

  test.each([
    'Move the lesson of Anna Berg',
    'Delete the lesson of Tom Lee on 12 May.',
    'Move the lesson of Anna and delete the one of Tom Lee to 12 May',
    'Please do not move the lesson of Tom Lee to 12 May',
    'Move the lesson of Tom Lee to 12 May, then mail him',
    'Move the lesson of  to 12 May',
    '',
  ])('mean something else: %s', (words) => {
    expect(matchShown(shownFor, inputs, words)).toBeUndefined()
  })

  test('a mark may stand right behind a value', () => {
    expect(matchShown('Tom Lee, and his phone', { which: 'Tom Lee' }, 'Ana Ray, and his phone')).toEqual({
      which: 'Ana Ray',
    })
  })

  test('whose value is read is another the next time', () => {
    const value = { do: 'browser.value', says: 'Read “Phone” of “Tom Lee”', with: { row: 'Tom Lee', column: 'Phone' } }
    const { steps, inputs } = openShown([value], 'What is the phone of Tom Lee?')
    expect(inputs).toEqual({ which: 'Tom Lee' })
    expect(steps[0]?.with).toEqual({ row: '{{input.which}}', column: 'Phone' })
  })

  test('a number stays a number', () => {
    expect(matchShown('Set the price to 20', { price: '20' }, 'Set the price to 25.50')).toEqual({ price: '25.50' })
    expect(matchShown('Set the price to 20', { price: '20' }, 'Set the price to free')).toBeUndefined()
  })
})

describe('the same in two rows', () => {
  const rows = [
    'Anna Berg 12 May Archive',
    'Tom Lee 3 June Archive',
    'Kim Ito 3 June Archive',
    'Tom Ito 9 June Archive',
  ]
  const archive = (at: number, left: readonly string[] = rows) => ({
    ...press('Archive', { nth: at + 1 }, rows[at]),
    others: left.filter((row) => row !== rows[at]),
  })
  const yes = { do: 'browser.answer', says: 'Answer the next question with yes', with: { accept: true } }
  const open = { do: 'browser.open', says: 'Open', with: { url: 'https://club.example/' } }

  test('is done in the others too, each found by what only it says', () => {
    // The first is gone from the list by the time the second is done.
    const { rows: left, steps } = findOthers([open, yes, archive(0), yes, archive(1, rows.slice(1))]) ?? {}
    expect(left).toEqual(['Kim', 'Tom Ito'])
    expect(steps?.map((step) => [step.do, (step.with.target as { near?: string } | undefined)?.near])).toEqual([
      ['browser.open', undefined],
      ['browser.answer', undefined],
      ['browser.click', 'Kim'],
      ['browser.answer', undefined],
      ['browser.click', 'Tom Ito'],
    ])
  })

  test('the row that was done first is not done again, though it reads otherwise by now', () => {
    const changed = ['Anna Berg 12 May archived Archive', ...rows.slice(1)]
    expect(findOthers([archive(0), archive(1, changed)])?.rows).toEqual(['Kim', 'Tom Ito'])
  })

  test.each([
    ['only one was done', [open, archive(0)]],
    [
      'something else was done in the second',
      [archive(0), { ...archive(1), with: { target: { role: 'button', name: 'Delete', nth: 2 } } }],
    ],
    [
      'another value was entered',
      [
        { ...fill('Note', 'a'), place: rows[0], others: rows.slice(1) },
        { ...fill('Note', 'b'), place: rows[1], others: rows.slice(2) },
      ],
    ],
    [
      'one of the others is like another',
      [archive(0, [...rows, 'x Archive', 'x Archive']), archive(1, [...rows, 'x Archive', 'x Archive'])],
    ],
    ['none is left', [archive(0), archive(1, rows.slice(1, 2))]],
  ])('is not offered where %s', (_name, shown) => {
    expect(findOthers(shown)).toBeUndefined()
  })
})
