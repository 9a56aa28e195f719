import { calls, type Run } from '@app/contract'
import { Button, Checkbox, Dialog, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** What this run came to becomes what a test of its agent expects. */
export function SaveTestDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const t = useTexts('run')
  const close = useTexts('shell')('close')
  const [name, setName] = useState(run.name.slice(0, 120))
  const [sameValues, setSameValues] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  const steps = useCall(calls.tasks.steps, { params: { id: run.id } })
  // A test that would send or change something withholds it, unless its owner says otherwise.
  const dryRun = chosen ?? steps.data?.some(({ effect }) => effect !== 'reads') ?? true
  const save = useSend(calls.bots.saveTest, { refresh: [calls.bots.list] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { params: { id: run.id }, body: { name: name.trim(), sameValues: sameValues && !dryRun, dryRun } },
      {
        onSuccess: () => {
          toast({ title: t('saveTest.saved'), description: t('saveTest.savedText') })
          onClose()
        },
        onError: (error) => toast({ title: wordsFrom(error, t('saveTest.failed')), tone: 'destructive' }),
      },
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('saveTest.title')} description={t('saveTest.text')} closeLabel={close}>
      <form onSubmit={submit} className="grid gap-4">
        <Field label={t('saveTest.name')}>
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={120} required />
        </Field>
        <Checkbox
          label={t('saveTest.values')}
          checked={sameValues && !dryRun}
          disabled={dryRun}
          onCheckedChange={setSameValues}
        />
        <Checkbox label={t('saveTest.dry')} checked={dryRun} onCheckedChange={setChosen} />
        <Button type="submit" variant="primary" busy={save.isPending || steps.isPending} className="justify-self-end">
          {t('saveTest.save')}
        </Button>
      </form>
    </Dialog>
  )
}
