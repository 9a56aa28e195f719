import { calls, type FeatureFlag } from '@app/contract'
import { Card, Field, Skeleton, Switch } from '@app/ui'
import { useCall, useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { Failure } from '../../lib/failure.tsx'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

export function FlagsTab() {
  const t = useTexts('admin')
  const flags = useCall(calls.flags.list)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <p className="text-pretty text-sm text-text-2">{t('flags.hint')}</p>
      {flags.isPending && (
        <div role="status" aria-label={t('flags.loading')}>
          <Skeleton className="h-36 rounded-l" />
        </div>
      )}
      {flags.isError && <Failure error={flags.error} retry={() => void flags.refetch()} />}
      {flags.data && (
        <Card asElement="section" aria-label={t('tabs.flags')}>
          {flags.data.map((flag) => (
            <FlagRow key={flag.name} flag={flag} />
          ))}
        </Card>
      )}
    </div>
  )
}

function FlagRow({ flag: { name, on, updatedAt } }: { flag: FeatureFlag }) {
  const t = useTexts('admin')
  const set = useSend(calls.flags.set, { refresh: [calls.flags.list, calls.audit.list] })
  const onError = (error: Error) =>
    toast({
      ...{ title: t('flags.failed'), description: wordsFrom(error, t('flags.failedHint')) },
      tone: 'destructive',
    })
  return (
    <Field
      inline
      label={t(`flags.${name}`)}
      hint={
        <>
          {t(`flags.${name}Hint`)}
          <span className="mt-0.5 block">
            {updatedAt ? t.rich('flags.changed', { when: () => <TimeAgo at={updatedAt} /> }) : t('flags.untouched')}
          </span>
        </>
      }
      className="border-line px-4.5 py-4 not-first:border-t"
    >
      <Switch
        checked={on}
        disabled={set.isPending}
        onCheckedChange={(next) => set.mutate({ params: { name }, body: { on: next } }, { onError })}
      />
    </Field>
  )
}
