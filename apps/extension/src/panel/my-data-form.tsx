import { Button, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { DATA_KEYS, type MyData } from '../shared/my-data.ts'
import { say } from '../shared/say.ts'
import { keep } from '../shared/store.ts'
import { Outcome } from './outcome.tsx'
import { useDoing } from './use-doing.ts'
import { View } from './view.tsx'

/** One's own details, in this browser and nowhere else. */
export function MyDataForm({ data }: { data: MyData }) {
  const [typed, setTyped] = useState(data)
  const { busy, problem, note, run } = useDoing()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await keep({ myData: Object.fromEntries(Object.entries(typed).filter(([, value]) => value)) })
      return say('form_saved')
    })
  }
  return (
    <View title={say('form_data')} lead={say('form_dataHint')}>
      <form onSubmit={save} className="grid gap-3">
        {DATA_KEYS.map((key) => (
          <Field key={key} label={say(`form_fields_${key}`)}>
            <Input
              value={typed[key] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
              maxLength={200}
              autoComplete="off"
            />
          </Field>
        ))}
        <Outcome problem={problem} note={note} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {say('form_save')}
        </Button>
      </form>
    </View>
  )
}
