import { calls, DEFAULT_POLICY } from '@app/contract'
import { DEFAULT_SETTINGS } from '@app/spec'
import { useState } from 'react'
import { type AgentDraft, closeAgentForm } from '../../lib/agent-form.ts'
import { useCall, useSend } from '../../lib/call.ts'
import { keep, readKept } from '../../lib/keep.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AgentDialog } from './agent-dialog.tsx'
import type { AgentValues } from './agent-fields.tsx'

const NOTHING: AgentDraft = { name: '', objective: '' }
const DRAFT = 'agent-draft'

/** Creates an agent. With Auto Save on, what was typed and not sent is there again the next time. */
export function AgentFormDialog({ draft }: { draft: AgentDraft }) {
  const t = useTexts('dashboard')
  const settings = useCall(calls.settings.read).data ?? DEFAULT_SETTINGS
  const create = useSend(calls.agents.create, { refresh: [calls.agents.list] })
  const blank = !draft.name && !draft.objective
  const [kept] = useState(() => (blank && settings.autoSave ? readKept(DRAFT, NOTHING) : NOTHING))
  const start = blank ? kept : draft
  const save = (values: AgentValues) =>
    create.mutate(
      { body: { ...DEFAULT_POLICY, ...values, name: values.name.trim(), capabilities: [], recipe: null } },
      {
        onSuccess: (agent) => {
          keep(DRAFT, NOTHING)
          closeAgentForm()
          toast({ title: t('form.created'), description: t('form.createdText', { name: agent.name }) })
        },
      },
    )
  return (
    <AgentDialog
      title={t('form.createTitle')}
      description={t('form.createText')}
      note={kept.name || kept.objective ? t('form.draft') : ''}
      submitLabel={t('form.create')}
      start={{ ...start, model: settings.defaultModel }}
      busy={create.isPending}
      error={create.error}
      onChange={({ name, objective }) => blank && settings.autoSave && keep(DRAFT, { name, objective })}
      onSubmit={save}
      onClose={closeAgentForm}
    />
  )
}
