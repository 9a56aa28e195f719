import { Button, Dialog, Progress } from '@app/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormatter } from 'use-intl'
import { wordsFrom } from '../../lib/call-error.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { sendExport } from './send-export.ts'

const COUNTED = ['agents', 'versions', 'schedules', 'tasks', 'steps', 'files'] as const

/** Asks once, sends the zip, and says what came of it. Closed while it is sent, it is broken off and nothing is imported. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useTexts('settings')
  const format = useFormatter()
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const [broken] = useState(() => new AbortController())
  useEffect(() => () => broken.abort(), [broken])
  const send = useMutation({
    mutationFn: () => sendExport(file, setSent, broken.signal),
    onSuccess: () => client.invalidateQueries(),
  })
  const [amount, unit] = file.size < 1e6 ? [file.size / 1e3, 'kilobyte'] : [file.size / 1e6, 'megabyte']
  const size = format.number(amount, { style: 'unit', unit, maximumFractionDigits: 1 })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={send.data ? t('import.done') : t('import.title')}
      description={send.data ? t('import.doneText') : t('import.text', { name: file.name, size })}
      closeLabel={t('close')}
      footer={
        send.data ? (
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
              {send.error ? t('import.again') : t('data.import')}
            </Button>
          </>
        )
      }
    >
      {send.isPending && (
        <div role="status" className="grid gap-2 text-sm text-text-2">
          {sent < 1 ? t('import.sending', { percent: Math.floor(sent * 100) }) : t('import.unpacking')}
          <Progress label={t('import.title')} value={sent * 100} />
        </div>
      )}
      {send.error && (
        <p role="alert" className="rounded-m border border-bad/40 bg-bad-soft px-3.5 py-2.5 text-bad text-sm">
          {wordsFrom(send.error, t('failed'))}
        </p>
      )}
      {send.data && (
        <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-m border border-line bg-line">
          {COUNTED.map((name) => (
            <div key={name} className="flex flex-col-reverse bg-surface-2 px-3.5 py-2.5">
              <dt className="text-text-3 text-xs">{t(`import.counts.${name}`)}</dt>
              <dd className="font-mono tabular-nums">{format.number(send.data[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}
