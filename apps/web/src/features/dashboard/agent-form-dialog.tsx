import { calls, DEFAULT_POLICY } from '@app/contract'
import { DEFAULT_SETTINGS } from '@app/spec'
import { Skeleton } from '@app/ui'
import { Suspense, useState } from 'react'
import { type AgentDraft, closeAgentForm } from '../../lib/agent-form.ts'
import { useCall, useSend } from '../../lib/call.ts'
import { keep, readKept } from '../../lib/keep.ts'
import { lazyView } from '../../lib/lazy-view.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AgentDialog } from './agent-dialog.tsx'
import type { AgentValues } from './agent-fields.tsx'
import { beginAt, isAddress } from './templates/begin-at.ts'

const TemplateFields = lazyView(['templates'], () =>
  import('./templates/template-fields.tsx').then((m) => m.TemplateFields),
)

const NOTHING: AgentDraft = { name: '', objective: '' }
const DRAFT = 'agent-draft'

/** Creates an agent. With Auto Save on, what was typed and not sent is there again the next time. */
export function AgentFormDialog({ draft }: { draft: AgentDraft }) {
  const t = useTexts('dashboard')
  const settings = useCall(calls.settings.read).data ?? DEFAULT_SETTINGS
  const create = useSend(calls.agents.create, { refresh: [calls.agents.list] })
  const blank = !draft.name && !draft.objective
  const [kept] = useState(() => (blank && settings.autoSave ? readKept(DRAFT, NOTHING) : NOTHING))
  const begun = blank ? kept : draft
  const { template } = draft
  const [start, setStart] = useState(template?.start ?? '')
  const [words, setWords] = useState(draft.objective)
  const steady = template && words.trim() === draft.objective.trim() ? template : undefined
  const change = ({ name, objective }: AgentValues) => {
    setWords(objective)
    if (blank && settings.autoSave) keep(DRAFT, { name, objective })
  }
  const save = (values: AgentValues) => {
    const work = steady ? { permissions: steady.permissions, ...beginAt(steady, start) } : { recipe: null }
    create.mutate(
      { body: { ...DEFAULT_POLICY, ...values, name: values.name.trim(), capabilities: [], ...work } },
      {
        onSuccess: (agent) => {
          if (blank) keep(DRAFT, NOTHING)
          closeAgentForm()
          toast({ title: t('form.created'), description: t('form.createdText', { name: agent.name }) })
        },
      },
    )
  }
  return (
    <AgentDialog
      title={t('form.createTitle')}
      description={t('form.createText')}
      note={kept.name || kept.objective ? t('form.draft') : ''}
      submitLabel={t('form.create')}
      start={{ name: begun.name, objective: begun.objective, model: settings.defaultModel }}
      busy={create.isPending}
      error={create.error}
      incomplete={steady !== undefined && !isAddress(start)}
      more={(tried) =>
        template && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <TemplateFields
              recipe={template.recipe}
              start={start}
              onStart={setStart}
              tried={tried}
              changed={steady === undefined}
            />
          </Suspense>
        )
      }
      onChange={change}
      onSubmit={save}
      onClose={closeAgentForm}
    />
  )
}
