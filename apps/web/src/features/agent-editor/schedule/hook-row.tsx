import { type CreatedTrigger, calls, type Trigger } from '@app/contract'
import { Button, Switch } from '@app/ui'
import { KeyRound, Trash2 } from 'lucide-react'
import { useFormatter } from 'use-intl'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'

interface HookRowProps {
  trigger: Trigger
  onSecret: (trigger: CreatedTrigger) => void
}

export function HookRow({ trigger, onSecret }: HookRowProps) {
  const t = useTexts('editor')
  const { id, name, enabled, path } = trigger
  const refresh = [calls.triggers.list]
  const change = useSend(calls.triggers.change, { refresh })
  const rotate = useSend(calls.triggers.rotate, { refresh })
  const remove = useSend(calls.triggers.delete, { refresh })
  const onError = (error: Error) =>
    toast({ title: t('hooks.changeFailed'), description: wordsFrom(error, t('actions.failed')), tone: 'destructive' })
  const renew = () =>
    rotate.mutate(
      { params: { id } },
      {
        onError,
        onSuccess: (made) => {
          onSecret(made)
          toast({ title: t('hooks.rotate'), description: t('hooks.rotated') })
        },
      },
    )
  const drop = () =>
    remove.mutate({ params: { id } }, { onError, onSuccess: () => toast({ title: t('hooks.removed') }) })
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-m border border-line px-3.5 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words text-sm font-[550]">{name}</p>
        <p className="truncate font-mono text-xs text-text-2">{`${window.location.origin}${path}`}</p>
        <LastCall trigger={trigger} />
      </div>
      <Switch
        checked={enabled}
        aria-label={t('hooks.on', { name })}
        onCheckedChange={(on) => change.mutate({ params: { id }, body: { enabled: on } }, { onError })}
      />
      <Button busy={rotate.isPending} onClick={renew}>
        {!rotate.isPending && <KeyRound aria-hidden />}
        {t('hooks.rotate')}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('hooks.remove', { name })}
        busy={remove.isPending}
        onClick={drop}
      >
        {!remove.isPending && <Trash2 aria-hidden />}
      </Button>
    </li>
  )
}

function LastCall({ trigger: { lastAt, previousSecretUntil } }: { trigger: Trigger }) {
  const t = useTexts('editor')
  const format = useFormatter()
  const until = previousSecretUntil && new Date(previousSecretUntil)
  return (
    <p className="text-xs text-text-3">
      {lastAt ? t('hooks.lastAt', { when: format.relativeTime(new Date(lastAt)) }) : t('hooks.neverCalled')}
      {until &&
        until > new Date() &&
        ` · ${t('hooks.oldUntil', { when: format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' }) })}`}
    </p>
  )
}
