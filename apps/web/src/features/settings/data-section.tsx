import { calls } from '@app/contract'
import { PRODUCT_NAME } from '@app/spec'
import { Button } from '@app/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fetchCall } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { download } from './download.ts'
import { Section } from './section.tsx'

export function DataSection() {
  const t = useTexts('settings')
  const save = useMutation({
    mutationFn: () => fetchCall(calls.account.export),
    onSuccess: (data) => {
      const day = new Date().toISOString().slice(0, 10)
      download(`${PRODUCT_NAME.toLowerCase()}-${day}.json`, 'application/json', JSON.stringify(data, null, 2))
      toast({ title: t('toasts.exported'), description: t('toasts.exportedText') })
    },
    onError: (error) =>
      toast({ title: t('toasts.exportFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' }),
  })
  return (
    <Section title={t('data.title')} text={t('data.text')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-2">{t('data.exportHint')}</p>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          <Download aria-hidden />
          {t('data.export')}
        </Button>
      </div>
    </Section>
  )
}
