import { again, expect, inTime, look, type Thing } from './eyes.ts'
import type { Routine } from './simple.ts'

const optionsOf = ({ words }: Thing) => words
const chosenIn = (text: string): string[] => [...text.matchAll(/\*([^*]+)\*/g)].map(([, name = '']) => name)

/** Chooses in each list: one, and where it takes several, two. */
export const chooseInLists: Routine = async (page) => {
  const first = await look(page)
  const opener = first.all('listbox').length === 0 && first.all('button')[0]
  if (opener) await page.click(opener.target, inTime())
  const lists = (await look(page)).all('listbox')
  expect(lists.length > 0, 'there is no listbox')
  for (const one of lists.slice(0, 2)) {
    const offered = await namesIn(page, one)
    if (offered.length === 0) continue
    const wanted = offered.slice(1, 2)
    await page.choose(one.target, wanted, inTime())
    const { text } = await look(page)
    const chosen = chosenIn(text)
    const shown = wanted.every((name) => chosen.includes(name) || text.includes(`"${name}"`))
    expect(shown, `chosen is ${chosen}, not ${wanted}`)
  }
}

export const chooseSeveral: Routine = async (page) => {
  const lists = (await look(page)).all('listbox')
  let done = 0
  for (const one of lists) {
    const offered = await namesIn(page, one)
    if (offered.length < 3) continue
    const wanted = [offered[0] ?? '', offered[2] ?? '']
    const chosen = await page.choose(one.target, wanted, inTime()).catch((error: Error) => error)
    if (chosen instanceof Error && /one choice/.test(chosen.message)) continue
    if (chosen instanceof Error) throw chosen
    const shown = chosenIn((await again(page, one)).words + (await look(page)).text)
    expect(
      wanted.every((name) => shown.includes(name)),
      `the look shows ${shown} as chosen`,
    )
    done += 1
  }
  expect(done > 0, 'no list takes several')
}

async function namesIn(page: Parameters<Routine>[0], { ref }: Thing): Promise<string[]> {
  const { text } = await page.snapshot(inTime(), { ref })
  const [, offered = ''] = /^listbox.*?\](?: \([^)]*\))?: (.*)$/m.exec(text) ?? []
  return offered
    .split(' | ')
    .map((name) => name.replaceAll('*', '').trim())
    .filter((name) => name !== '' && !name.startsWith('…'))
}

/** Types into each field that suggests, takes the first suggestion but one, and finds it in the field. */
export const combine =
  (text: string): Routine =>
  async (page) => {
    const field = (await look(page)).get('combobox')
    await page.fill(field.target, text, inTime())
    const [first] = (await page.look(inTime())).things.length > 0 ? await suggestions(page) : []
    expect(first, `nothing is suggested for "${text}"`)
    await page.click({ ref: first?.ref ?? '', exact: false }, inTime())
    const held = optionsOf(await again(page, field))
    expect(held.length > text.length, `the field holds "${held}"`)
  }

async function suggestions(page: Parameters<Routine>[0]): Promise<Thing[]> {
  const { targets } = await page.snapshot(inTime())
  return [...targets.values()].flatMap(({ role = '', name = '', ref = '' }) =>
    /^(?:option|gridcell|row)$/.test(role) && name !== ''
      ? [{ role, name, ref, states: [], words: '', target: { ref, exact: false } }]
      : [],
  )
}

export const chooseOnly: Routine = async (page) => {
  const field = (await look(page)).get('combobox')
  await page.click(field.target, inTime())
  const options = await suggestions(page)
  await page.press('Escape', inTime())
  const wanted = options[2]?.name ?? ''
  await page.choose(field.target, [wanted], inTime())
  const { text } = await look(page)
  expect(wanted !== '' && text.includes(wanted), `the page does not show "${wanted}"`)
}
