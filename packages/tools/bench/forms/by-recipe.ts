import type { NewFile, Step, Tool } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import type { Page } from '../../src/browser/port.ts'
import { browserTools } from '../../src/browser/tools.ts'

const STEPS = (url: string): [string, object][] => [
  ['browser.open', { url }],
  ['browser.fill', { target: 'First name', value: 'Ada' }],
  ['browser.fill', { target: 'Last name', value: 'King' }],
  ['browser.fill', { target: 'E-mail', value: 'ada@example.com' }],
  ['browser.fill', { target: 'Phone', value: '+44 20 7946' }],
  ['browser.fill', { target: 'Street', value: 'St James Square 12' }],
  ['browser.fill', { target: 'Town', value: 'London' }],
  ['browser.fill', { target: 'Postal code', value: 'SW1Y 4JH' }],
  ['browser.choose', { target: 'Country', options: 'Japan' }],
  ['browser.check', { target: 'Newsletter' }],
  ['browser.fill', { target: 'Delivery', value: '2027-03-09' }],
  ['browser.fill', { target: 'Remarks', value: 'By noon' }],
  ['browser.click', { target: 'Send order' }],
]

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
  if (kept.length !== 3) throw new Error(`${kept.length} pictures were kept instead of 3.`)
}

async function take(tool: Tool | undefined, input: object, step: Step): Promise<void> {
  if (!tool) throw new Error('There is no such tool.')
  const output = tool.output.parse(await tool.run(tool.input.parse(input), step))
  const proof = tool.proof?.(output)
  if (proof && proof.verdict !== 'verified') throw new Error(`${tool.name}: ${proof.words}`)
}
