import { describe, expect, test } from 'vitest'
import { heldAround } from './look-around.ts'
import { noLines } from './shown.ts'

const thanks = {
  ...noLines('http://yard.test/thanks?ref=312'),
  ways: [
    'http://yard.test/hires',
    'http://yard.test/log-out',
    'http://yard.test/fleet',
    'http://yard.test/hires/delete',
  ],
}
const act = {
  from: 'http://yard.test/hire',
  url: thanks.url,
  sentTo: ['http://yard.test/api/hires'],
  sent: ['Mill lane silo'],
  posted: [],
  stood: () => [],
}
const look = (...lasting: string[]) => {
  const opened: string[] = []
  const aside = async (url: string) => {
    opened.push(url)
    return { ...noLines(url), lasting, headings: ['Hires', 'Booked', 'Drafts – not yet booked'] }
  }
  return { opened, aside }
}

describe('what a page of thanks says is held against the lists of the site', () => {
  test('where it stands among the drafts, it is not done', async () => {
    const { aside } = look(
      'Hires',
      'Booked',
      'LTM 1050 – Harbour',
      'Drafts – not yet booked',
      'LTM 1090 – Mill lane silo',
    )
    expect(await heldAround(act, thanks, aside)).toMatchObject({ verdict: 'seen' })
  })

  test('also where more is said of what they are', async () => {
    const aside = async (url: string) => ({
      ...noLines(url),
      lasting: ['Drafts (staff only)', 'LTM 1090 – Mill lane silo'],
      headings: ['Drafts (staff only)'],
    })
    expect(await heldAround(act, thanks, aside)).toMatchObject({ verdict: 'seen' })
  })

  test('or says so behind its name', async () => {
    const aside = async (url: string) => ({
      ...noLines(url),
      lasting: ['Hires', 'Mill lane silo [Draft]'],
      headings: ['Hires'],
    })
    expect(await heldAround(act, thanks, aside)).toMatchObject({ verdict: 'seen' })
  })

  test('and where each of them has a heading of its own', async () => {
    const aside = async (url: string) => ({
      ...noLines(url),
      lasting: [
        'Drafts',
        'LTM 1050 – Harbour',
        'from May',
        'LTM 1090 – Mill lane silo',
        'the Mill lane silo, from June',
      ],
      headings: ['Drafts', 'LTM 1050 – Harbour', 'LTM 1090 – Mill lane silo'],
    })
    expect(await heldAround(act, thanks, aside)).toMatchObject({ verdict: 'seen' })
  })

  test('where it stands among the others, or nowhere, nothing is taken back', async () => {
    const { aside } = look('Hires', 'Booked', 'LTM 1090 – Mill lane silo', 'Drafts – not yet booked', 'MK 88 – Dock')
    expect(await heldAround(act, thanks, aside)).toBeUndefined()
    expect(await heldAround(act, thanks, look('Hires').aside)).toBeUndefined()
  })

  test('pages that speak of the same are opened first, and none that does something', async () => {
    const { aside, opened } = look()
    await heldAround(act, thanks, aside)
    expect(opened).toEqual(['http://yard.test/hires', 'http://yard.test/fleet'])
  })
})
