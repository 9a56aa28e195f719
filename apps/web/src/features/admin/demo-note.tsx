import { type AdminAnalytics, calls } from '@app/contract'
import { Button, Card, Tag } from '@app/ui'
import { useMutation } from '@tanstack/react-query'
import { fetchCall } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { useAdminKey } from './use-analytics.ts'

/** Offers made-up users where there are none, and says so plainly where there are some. */
export function DemoNote({ figures }: { figures: AdminAnalytics }) {
  if (figures.demoUsers > 0) return <Present count={figures.demoUsers} />
  return figures.mayInitDemoData ? <Offer /> : null
}

const LINE = 'flex flex-wrap items-center justify-between gap-3 px-4.5 py-3.5'

function Offer() {
  const t = useTexts('admin')
  const { query } = useAdminKey()
  const init = useMutation({
    mutationFn: () => fetchCall(calls.admin.initDemoData, { query }),
    // Spec 2 §7: on success the page reloads.
    onSuccess: () => window.location.reload(),
    // Spec 2 §8 and decision 15: the server has logged it, and here it is said.
    onError: (error) => {
      const description = wordsFrom(error, t('demo.failedHint'))
      toast({ title: t('demo.failed'), description, tone: 'destructive' })
    },
  })
  return (
    <Card className={LINE}>
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[550] text-sm">{t('demo.title')}</p>
        <p className="text-pretty text-sm text-text-2">{t('demo.hint')}</p>
      </div>
      <Button variant="primary" busy={init.isPending} onClick={() => init.mutate()}>
        {t('demo.init')}
      </Button>
    </Card>
  )
}

function Present({ count }: { count: number }) {
  const t = useTexts('admin')
  const remove = useMutation({
    mutationFn: () => fetchCall(calls.admin.removeDemoData),
    onSuccess: () => window.location.reload(),
    onError: (error) => {
      const description = wordsFrom(error, t('demo.removeFailedHint'))
      toast({ title: t('demo.removeFailed'), description, tone: 'destructive' })
    },
  })
  return (
    <Card role="note" className={LINE}>
      <p className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-text-2">
        <Tag tone="warn">{t('demo.tag')}</Tag>
        {t('demo.present', { count })}
      </p>
      <Button busy={remove.isPending} onClick={() => remove.mutate()}>
        {t('demo.remove')}
      </Button>
    </Card>
  )
}
