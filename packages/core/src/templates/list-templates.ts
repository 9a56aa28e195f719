import type { Template } from '@app/contract'
import { TEMPLATE_IDS } from '@app/spec'
import { TEMPLATE_WORK } from './template-steps.ts'

/** The built-in templates, with steps that begin on the given copy of the practice site. */
export function listTemplates(practiceUrl: string | undefined): Template[] {
  return TEMPLATE_IDS.map((id) => {
    const { room, steps, permissions } = TEMPLATE_WORK[id]
    const start = practiceUrl ? practiceUrl + room : ''
    const open = { do: 'browser.open', with: { url: start } }
    return { id, start, permissions, recipe: { version: 1, title: '', steps: [open, ...steps] } }
  })
}
