import { describe, expect, test } from 'vitest'
import { carries } from './carries.ts'
import { confirmBy } from './confirm.ts'
import { actProof } from './evidence.ts'
import { isReport } from './is-report.ts'
import { type Act, areHeld, heldToTheWhole, isKept } from './kept.ts'
import { heldToItsPage } from './own-page.ts'
import { provisionalIn } from './provisional.ts'
import { refusalIn } from './refusal-in.ts'
import { type Lines, noLines } from './shown.ts'

const post = (over: object = {}) => ({ method: 'POST', url: 'https://shop.example/orders', status: 200, ...over })
const shown = (over: object = {}) => ({ appeared: [], gone: [], ...over })

describe('what an act has to show for itself', () => {
  test.each<[string, Parameters<typeof actProof>[0], string]>([
    ['its own server took what was entered', { sent: [post({ carried: true })] }, 'verified'],
    ['its own server was asked, and nothing had been entered', { sent: [post()] }, 'verified'],
    ['a form led to another page', { sent: [post({ moves: true, status: 303, carried: true })] }, 'verified'],
    ['what was entered is not in what was sent', { sent: [post({ carried: false })] }, 'unverified'],
    ['a page answers by itself', { sent: [post({ moves: true })], shown: shown({ appeared: ['Thanks'] }) }, 'seen'],
    ['a visit was reported', { sent: [post({ aside: 'report' })], shown: shown() }, 'unverified'],
    ['somebody else was told', { sent: [post({ aside: 'elsewhere' })], shown: shown() }, 'unverified'],
    ['it goes on by itself', { sent: [post({ aside: 'by-itself' })], shown: shown() }, 'unverified'],
    ['the page shows it', { sent: [], shown: shown({ appeared: ['Saved'] }) }, 'seen'],
    ['it was one of several', { sent: [post()], shown: shown({ gone: ['Yak chair'] }), oneOfSeveral: true }, 'seen'],
    [
      'its own server said no',
      { sent: [post({ status: 500 })], shown: shown({ appeared: ['Saved'] }) },
      'contradicted',
    ],
    ['its own server said yes and no', { sent: [post({ refusal: 'Sold out' })] }, 'contradicted'],
    ['a stranger said no', { sent: [post({ status: 429, aside: 'elsewhere' }), post()] }, 'verified'],
    ['the page says no', { sent: [post()], shown: shown({ wrong: 'Date is required' }) }, 'unverified'],
    ['nothing happened', { sent: [], shown: shown() }, 'unverified'],
  ])('%s', (_what, outcome, verdict) => {
    expect(actProof(outcome).verdict).toBe(verdict)
  })
})

test.each([
  ['{"ok":false,"message":"Sold out"}', 'Sold out'],
  ['{"success":false}', 'It says that it did not work.'],
  ['{"status":"error","message":"No such order"}', 'No such order'],
  ['{"errors":[{"message":"Not allowed"}]}', 'Not allowed'],
  ['{"error":{"code":7,"message":"Closed"}}', 'Closed'],
  ['[{"ok":true},{"ok":false}]', 'It says that it did not work.'],
  ['{"data":{"id":1},"errors":[]}', undefined],
  ['{"error":null,"id":4}', undefined],
  ['{"error":""}', undefined],
  ['{"status":"open"}', undefined],
  ['<html>', undefined],
])('an answer that means no: %s', (text, refusal) => {
  expect(refusalIn(text)).toBe(refusal)
})

test.each([
  ['ping', 'https://shop.example/orders', true],
  ['fetch', 'https://shop.example/api/collect', true],
  ['fetch', 'https://shop.example/v1/telemetry/events', true],
  ['xhr', 'https://shop.example/client-errors', true],
  ['fetch', 'https://shop.example/collections/4', false],
  ['fetch', 'https://shop.example/orders', false],
  ['fetch', 'https://shop.example/catalogs', false],
])('a report is told from work: %s %s', (type, url, report) => {
  expect(isReport(type, url)).toBe(report)
})

test.each([
  ['name=Ada+King&n=3', 'Ada King', true],
  ['{"name":"Ada \\"K\\" King"}', 'Ada "K" King', true],
  ['{"when":"1337"}', '3', false],
  ['{"count":3}', '3', true],
  ['{"event":"click"}', 'Ada', false],
  [null, 'Ada', false],
])('what was entered is found in what was sent: %s', (body, value, found) => {
  expect(carries(body, [value])).toBe(found)
})

describe('a page loaded afresh', () => {
  const lines = (...lasting: string[]) => ({ ...noLines(''), lasting })
  const claim = (over: object, baseline: string[] = ['Ada | open', 'Edit'], entered: string[] = []) => ({
    shown: { appeared: [], gone: [], ...over },
    ...{ baseline, entered },
  })
  test('shows what was kept', () => {
    const kept = claim({ appeared: ['Ada | closed'], gone: ['Ada | open'] })
    expect(confirmBy(kept, lines('Ada | closed', 'Edit'))?.verdict).toBe('verified')
    expect(confirmBy(claim({ gone: ['Ada | open'] }), lines('Edit'))?.verdict).toBe('verified')
  })
  test('does not show what was only shown', () => {
    const kept = claim({ appeared: ['Ada | closed'], gone: ['Ada | open'] })
    expect(confirmBy(kept, lines('Ada | open', 'Edit'))?.verdict).toBe('seen')
    expect(confirmBy(claim({ gone: ['Ada | open'] }), lines('Ada | open'))?.verdict).toBe('seen')
  })
  test('tells nothing by what was there anyway, by the time, or by thanks for anybody', () => {
    expect(confirmBy(claim({ appeared: ['Edit'] }), lines('Edit'))).toBeUndefined()
    expect(confirmBy(claim({ appeared: ['Saved at 12:40'] }), lines('Saved at 12:40'))).toBeUndefined()
    expect(confirmBy(claim({ appeared: ['Thank you'], moved: true }), lines('Thank you'))).toBeUndefined()
    const named = claim({ appeared: ['Thank you, Ada King'], moved: true }, [], ['Ada King'])
    expect(confirmBy(named, lines('Thank you, Ada King'))?.verdict).toBe('verified')
  })
})

describe('a complaint about something else', () => {
  const sent = [{ method: 'POST', url: 'http://a.test/log', status: 200, carried: true }]
  const shown = { appeared: ['The export failed', 'Inspection recorded'], gone: [], wrong: 'The export failed' }

  test('is told besides, where the form was taken and more is said', () => {
    expect(actProof({ sent, shown: { ...shown, besides: true } })).toMatchObject({ verdict: 'seen' })
  })

  test('is about this one where the form still holds it, nothing else is said, or it was not taken', () => {
    expect(actProof({ sent, shown }).verdict).toBe('unverified')
    expect(actProof({ sent, shown: { ...shown, appeared: ['The export failed'], besides: true } }).verdict).toBe(
      'unverified',
    )
    expect(actProof({ sent: [], shown: { ...shown, besides: true } }).verdict).toBe('unverified')
  })
})

describe('what was entered, held against pages loaded afresh', () => {
  const page = (lasting: string[], fields: string[] = []): Lines => ({
    ...noLines('http://a.test/'),
    lasting: [...lasting, ...fields],
    fields,
  })
  const act = (inPlace: string[], held: string[] = [], were: string[] = [], written: string[] = []): Act => ({
    ...{
      shown: { appeared: [], gone: [] },
      baseline: [],
      view: [],
      posted: [],
      stood: () => [],
      entered: inPlace,
      sent: inPlace,
      inPlace,
    },
    ...{ from: 'http://a.test/form', url: 'http://a.test/', sentTo: [], steady: true },
    fields: { at: 'http://a.test/form', held, were, written },
  })
  const taken = { verdict: 'verified' as const, words: 'POST /form: 303.' }
  const never = () => Promise.reject(new Error('Nobody needed to look at the form.'))

  test('of several that were ticked none may be as it was, where another has changed', async () => {
    const ticked = ['Bed 1: ☑', 'Bed 2: ☑']
    const acted = {
      ...act([], ticked, ['Bed 1: ☐', 'Bed 2: ☐']),
      made: '/notices/1',
      baseline: ['Bed 1 840 open', 'Bed 2 615 open'],
    }
    const look =
      (...lines: string[]) =>
      async () =>
        page(lines, ['Bed 1: ☐', 'Bed 2: ☐'])
    const notice = page(['2 beds closed'])
    const partly = await heldToTheWhole(acted, taken, notice, look('Bed 1 840 closed', 'Bed 2 615 open'))
    expect(partly).toMatchObject({ verdict: 'seen', words: expect.stringContaining('Bed 2') })
    expect(await heldToTheWhole(acted, taken, notice, look('Bed 1 840 closed', 'Bed 2 615 closed'))).toEqual(taken)
  })

  test('all of it shown is proof, in the page’s own way of writing numbers and days', async () => {
    const shown = page(['Ada King · 1,200.00 · 12 June 2030'])
    expect(await heldToTheWhole(act(['Ada King', '1200', '2030-06-12']), taken, shown, never)).toEqual(taken)
  })
  test('a digit of another number is not the number that was entered', async () => {
    const thanks = page(['Order 1043 is being packed.'])
    const lost = await heldToTheWhole({ ...act(['3']), made: '/thanks/1043' }, taken, thanks, async () => page([]))
    expect(lost?.verdict).toBe('seen')
    expect(await heldToTheWhole(act(['3']), taken, page(['3 × Beeswax candle']), never)).toEqual(taken)
  })
  test('what is no number is not the same as another that is none', async () => {
    const lost = await heldToTheWhole(act(['1.2.3']), taken, page(['Version 4.5.6']), async () => page([]))
    expect(lost?.verdict).toBe('seen')
  })
  test('a field that was written over and still holds what it held was not changed', async () => {
    const [old, now] = ['Telephone: 555-0101', 'Telephone: 555-0199']
    const changed = act(['555-0199'], [now], [old], [old])
    const list = page(['Ida Holm 555-0199'])
    expect((await heldToTheWhole(changed, taken, list, async () => page([], [old])))?.verdict).toBe('seen')
    expect((await heldToTheWhole(changed, taken, list, async () => page([], [now])))?.verdict).toBe('verified')
    const made = { ...changed, made: '/contacts/6' }
    expect((await heldToTheWhole(made, taken, list, async () => page([], [old])))?.verdict).toBe('seen')
    // A form that is gone, or has become another, says nothing.
    expect((await heldToTheWhole(changed, taken, list, async () => page(['Gone'])))?.verdict).toBe('verified')
  })
  test('thanks at the end of a form of several pages are no receipt', () => {
    const sent = { ...act([]), posted: ['Mona Ek'], shown: { appeared: ['Thank you'], gone: [], moved: true } }
    expect(isKept(sent, page(['Thank you']))?.verdict).toBe('seen')
    expect(isKept(sent, page(['Thank you, Mona Ek']))).toBeUndefined()
    expect(isKept({ ...sent, posted: [] }, page(['Thank you']))).toBeUndefined()
  })
  test('what the list does not show is looked for in the form', async () => {
    const form = page([], ['Phone: 555 0101'])
    expect(await heldToTheWhole(act(['555 0101']), taken, page(['Ada King']), async () => form)).toEqual(taken)
    const lost = await heldToTheWhole(act(['555 0101']), taken, page(['Ada King']), async () => page([]))
    expect(lost).toMatchObject({ verdict: 'seen', words: expect.stringContaining('555 0101') })
  })
  test('a tick that a form does not hold is lost, unless the form is for the next entry', async () => {
    const ticked = (...more: string[]) => act([], [...more, 'News: ☑'], [...more, 'News: ☐'])
    const form = async () => page([], ['News: ☐'])
    expect((await heldToTheWhole(ticked('Name: Lea'), undefined, page([]), form))?.verdict).toBe('seen')
    expect(await heldToTheWhole(ticked(), taken, page([]), form)).toEqual(taken)
  })
  test('a choice in a form that is there once is said in words afterwards, or lost', async () => {
    const vote = act([], ['In favour: ☑', 'Against: ☐'], ['In favour: ☐', 'Against: ☐'])
    const thanks = page(['Your vote is counted.'])
    const over = (words: string) => async () => page([words])
    expect((await heldToTheWhole(vote, taken, thanks, over('Your vote: Abstained')))?.verdict).toBe('seen')
    expect(await heldToTheWhole(vote, taken, thanks, over('Your vote: in favour'))).toEqual(taken)
  })
  test('of several that were ticked to do something with them, none may be left where another is done', async () => {
    const [one, two] = ['Select T1', 'Select T2']
    const picked = act([], [`${one}: ☑`, `${two}: ☑`], [`${one}: ☐`, `${two}: ☐`])
    const list =
      (...left: string[]) =>
      async () =>
        page(
          [],
          left.map((name) => `${name}: ☐`),
        )
    expect((await heldToTheWhole(picked, taken, page(['2 approved']), list(one)))?.verdict).toBe('seen')
    expect((await heldToTheWhole(picked, taken, page(['2 approved']), list(one, two)))?.verdict).toBe('verified')
  })
  test('the page of what was made says whether it is final', async () => {
    const made = { url: 'http://a.test/grants/88/done', shown: { appeared: [], gone: [], moved: true } }
    const saying =
      (...lines: string[]) =>
      async () =>
        page(['Drafts', ...lines])
    const thanks = page(['Drafts', 'Thank you'])
    expect((await heldToItsPage(made, taken, thanks, saying('Status: Draft')))?.verdict).toBe('seen')
    expect(await heldToItsPage(made, taken, thanks, saying('Status: Submitted'))).toEqual(taken)
    expect(await heldToItsPage({ ...made, url: 'http://a.test/grants/88' }, taken, thanks, never)).toEqual(taken)
  })
  test('of several ticks each is looked for, and one that was taken away must be gone', async () => {
    const several = act([], ['Day: ☑', 'Day: ☑'], ['Day: ☐', 'Day: ☐'])
    const partly = async () => page([], ['Day: ☐', 'Day: ☑'])
    expect((await heldToTheWhole(several, taken, page([]), partly))?.verdict).toBe('seen')
    const unticked = act([], ['News: ☐'], ['News: ☑'])
    expect((await heldToTheWhole(unticked, taken, page([]), async () => page([], ['News: ☑'])))?.verdict).toBe('seen')
    expect(await heldToTheWhole(unticked, taken, page([]), async () => page([], ['News: ☐']))).toEqual(taken)
  })
  test('a page that saves by itself holds all of it, or proves nothing', () => {
    const held = ['Title: A', 'Body: B']
    expect(areHeld(held, ['Title: x'], page([], held))?.verdict).toBe('verified')
    expect(areHeld(held, ['Title: x'], page([], ['Title: A']))).toBeUndefined()
    // The field is there and holds something else: that is no reason to say nothing.
    expect(areHeld(['Lane: Done'], ['Lane: Doing'], page([], ['Lane: Review']))?.verdict).toBe('seen')
  })
})

test.each([
  ['Saved as draft', true],
  ['Visibility: only you', true],
  ['Your message is queued', true],
  ['Noch nicht veröffentlicht', true],
  ['已保存为草稿', true],
  ['Order 1042 · pending', false],
  ['Draft horses, 3 for sale', false],
  ['Saved', false],
])('what a page takes down and has not done yet: %s', (line, provisional) => {
  expect(provisionalIn(['Done.', line]) !== undefined).toBe(provisional)
})
