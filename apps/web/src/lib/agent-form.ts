import type { Template } from '@app/contract'
import { createStore } from './create-store.ts'

export interface AgentDraft {
  name: string
  objective: string
  /** Where it comes from a template: steps that already run. */
  template?: Omit<Template, 'id'>
}

/** The dashboard's agent form, which the palette and the templates open too: closed, or open with what it starts from. */
const store = createStore<AgentDraft | null>(null)
export const useAgentDraft = store.use
export const openAgentForm = (draft: AgentDraft = { name: '', objective: '' }) => store.set(draft)
export const closeAgentForm = () => store.set(null)
