import type { NewFile, Step, Tool } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import type { Page } from '../../src/browser/port.ts'
import { browserTools } from '../../src/browser/tools.ts'

const called = (role: string, name: string) => ({ role, name, exact: true })
const field = (name: string) => called('textbox', name)

const STEPS = (url: string): [string, object][] => [
  ['browser.open', { url }],
  ['browser.fill', { target: field('First name'), value: 'Ada' }],
  ['browser.fill', { target: field('Last name'), value: 'King' }],
  ['browser.fill', { target: field('E-mail'), value: 'ada@example.com' }],
  ['browser.fill', { target: field('Phone'), value: '+44 20 7946' }],
  ['browser.fill', { target: field('Street'), value: 'St James Square 12' }],
  ['browser.fill', { target: field('Town'), value: 'London' }],
  ['browser.fill', { target: field('Postal code'), value: 'SW1Y 4JH' }],
  ['browser.choose', { target: called('combobox', 'Country'), options: 'Japan' }],
  ['browser.check', { target: called('checkbox', 'Newsletter') }],
  ['browser.fill', { target: field('Delivery'), value: '2027-03-09' }],
  ['browser.fill', { target: field('Remarks'), value: 'By noon' }],
  ['browser.click', { target: called('button', 'Send order') }],
]

/** A value that a field holds is seen; that the order was taken is verified. */
const SHOWN: readonly string[] = ['verified', 'seen']

type Time = (step: string, ms: number) => void

/** The same steps as a recipe takes them: through the tools, with their pictures, read-backs and proof. */
export async function byRecipe(page: Page, url: string, time: Time): Promise<void> {
  const kept: NewFile[] = []
  const step = bareStep({
    keep: async (file) => {
      kept.push(file)
      return { id: String(kept.length), name: file.name, type: file.type, bytes: file.bytes.length }
    },
  })
  const tools = new Map<string, Tool>(browserTools(async () => page).map((one) => [one.name, one]))
  for (const [name, input] of STEPS(url)) {
    const start = performance.now()
    await take(tools.get(name), input, step)
    time(name, performance.now() - start)
  }
  if (kept.length !== 2) throw new Error(`${kept.length} pictures were kept instead of 2.`)
}

async function take(tool: Tool | undefined, input: object, step: Step): Promise<void> {
  if (!tool) throw new Error('There is no such tool.')
  const output = tool.output.parse(await tool.run(tool.input.parse(input), step))
  const proof = tool.proof?.(output)
  if (proof && !SHOWN.includes(proof.verdict)) throw new Error(`${tool.name}: ${proof.words}`)
}
