import { agentCalls, DEFAULT_POLICY, type NewAgent } from '@app/contract'
import { Button, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { ask } from '../server/ask.ts'
import { say } from '../shared/say.ts'
import type { Recording } from '../shared/steps.ts'
import { drop } from '../shared/store.ts'
import { sitesOf, toRecipe } from '../shared/to-recipe.ts'
import { Outcome } from './outcome.tsx'
import { useDoing } from './use-doing.ts'
import { useKept } from './use-stored.ts'

/** Makes an agent of a recording: it may visit the sites of the recording, and no others. */
export function SaveRecording({ recording }: { recording: Recording }) {
  const connection = useKept('connection')
  const [name, setName] = useState(recording.title.slice(0, 120))
  const { busy, problem, note, run } = useDoing()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const agent: NewAgent = {
        ...DEFAULT_POLICY,
        name,
        objective: '',
        capabilities: [],
        model: 'quantum-ai',
        recipe: toRecipe(recording),
        domains: sitesOf(recording),
      }
      await ask(agentCalls.create, { body: agent })
      return say('record_saved', { name })
    })
  }
  if (!connection) return <p className="text-sm text-text-2">{say('record_needsConnection')}</p>
  return (
    <form onSubmit={save} className="grid gap-3">
      <Field label={say('record_name')}>
        <Input value={name} onChange={({ target }) => setName(target.value)} maxLength={120} required />
      </Field>
      <Outcome problem={problem} note={note} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy} disabled={recording.steps.length === 0 || note !== ''}>
          {say('record_save')}
        </Button>
        <Button variant="ghost" onClick={() => void drop('recording')}>
          {say('record_discard')}
        </Button>
      </div>
    </form>
  )
}
