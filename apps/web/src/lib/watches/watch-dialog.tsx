import { calls } from '@app/contract'
import { Button, Dialog } from '@app/ui'
import { type FormEvent, useId } from 'react'
import { useCall } from '../call.ts'
import { toast } from '../toast.ts'
import { useTexts } from '../use-texts.ts'
import type { KnownRun } from './use-latest-result.ts'
import { useWatchForm } from './use-watch-form.ts'
import { WatchFields } from './watch-fields.tsx'

/** Has a price watched; with a run, the one that it has read. */
export function WatchDialog({ run, onClose }: { run?: KnownRun; onClose: () => void }) {
  const t = useTexts('watches')
  const close = useTexts('shell')('close')
  const id = useId()
  const form = useWatchForm(run)
  const agents = useCall(calls.agents.list).data ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((product) => {
      toast({ title: t('form.saved', { product }), description: t('form.savedText') })
      onClose()
    })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('form.title')}
      description={t('form.text')}
      closeLabel={close}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy} disabled={agents.length === 0}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {form.failure && (
          <p role="alert" className="rounded-[8px] border border-bad/30 bg-bad-soft px-3 py-2 text-sm text-bad">
            {form.failure}
          </p>
        )}
        <WatchFields form={form} />
      </form>
    </Dialog>
  )
}
