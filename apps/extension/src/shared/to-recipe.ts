import type { Recipe, ToolStep } from '@app/contract'
import type { RecordedStep, Recording } from './steps.ts'

/** What was recorded as the product carries it out. */
export function toRecipe({ url, title, steps }: Pick<Recording, 'url' | 'title' | 'steps'>): Recipe {
  return {
    version: 1,
    title: title.slice(0, 200),
    steps: [{ do: 'browser.open', with: { url } }, ...steps.map(toToolStep)],
  }
}

function toToolStep(step: RecordedStep): ToolStep {
  switch (step.kind) {
    case 'open':
      return { do: 'browser.open', with: { url: step.url } }
    case 'press':
      return { do: step.link ? 'browser.follow' : 'browser.click', with: { target: step.spot } }
    case 'fill':
      return { do: 'browser.fill', with: { target: step.spot, value: step.value } }
    case 'choose':
      return { do: 'browser.choose', with: { target: step.spot, options: step.options } }
    case 'check':
      return { do: 'browser.check', with: { target: step.spot, checked: step.checked } }
  }
}

/** The sites a recording was on: all that its agent may visit. */
export function sitesOf({ url, steps }: Pick<Recording, 'url' | 'steps'>): string[] {
  const addresses = [url, ...steps.flatMap((step) => (step.kind === 'open' ? [step.url] : []))]
  return [...new Set(addresses.map((address) => new URL(address).hostname))]
}
