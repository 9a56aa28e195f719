import { calls } from '@app/contract'
import { PRODUCT_NAME } from '@app/spec'
import { Button } from '@app/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { CallError, wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { saveAs } from './download.ts'
import { Section } from './section.tsx'

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((m) => ({ default: m.ImportDialog })))

export function DataSection() {
  const t = useTexts('settings')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const save = useMutation({
    mutationFn: fetchExport,
    onSuccess: (zip) => {
      saveAs(`${PRODUCT_NAME.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.zip`, zip)
      toast({ title: t('toasts.exported'), description: t('toasts.exportedText') })
    },
    onError: (error) =>
      toast({ title: t('toasts.exportFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' }),
  })
  return (
    <Section title={t('data.title')} text={t('data.text')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-sm text-text-2">{t('data.exportHint')}</p>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          <Download aria-hidden />
          {t('data.export')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-sm text-text-2">{t('data.importHint')}</p>
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t('data.import')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label={t('data.import')}
          onChange={(event) => {
            setFile(event.target.files?.[0])
            // The same file again is a choice too.
            event.target.value = ''
          }}
        />
      </div>
      <Suspense>
        {file && <ImportDialog key={file.lastModified} file={file} onClose={() => setFile(undefined)} />}
      </Suspense>
    </Section>
  )
}

async function fetchExport(): Promise<Blob> {
  const response = await fetch(calls.account.export.path, { method: 'GET', credentials: 'include' })
  if (!response.ok) throw await CallError.from(response)
  return response.blob()
}
