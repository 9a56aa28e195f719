import { type Agent, calls, type RecipeVersion } from '@app/contract'
import { Button, Tag } from '@app/ui'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Editor } from '../use-editor.ts'

interface VersionRowProps {
  agent: Agent
  version: RecipeVersion
  inForce: boolean
  editor: Editor
}

export function VersionRow({
  agent,
  version: { version, origin, recipe, createdAt },
  inForce,
  editor,
}: VersionRowProps) {
  const t = useTexts('editor')
  const restore = useSend(calls.agents.restore, { refresh: [calls.agents.list, calls.repairs.list] })
  const goBack = () =>
    restore.mutate(
      { params: { id: agent.id, version } },
      {
        onSuccess: (saved) => {
          editor.settle(saved)
          toast({ title: t('versions.restored', { version: String(version) }) })
        },
        onError: (error) =>
          toast({
            title: t('versions.notRestored'),
            description: wordsFrom(error, t('actions.failed')),
            tone: 'destructive',
          }),
      },
    )
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-m border border-line px-3.5 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex items-center gap-2 text-sm font-[550]">
          {t('versions.version', { version: String(version) })}
          {inForce && <Tag tone="good">{t('versions.inForce')}</Tag>}
        </p>
        <p className="text-xs text-text-3">
          {t(`versions.origins.${origin}`)} · <TimeAgo at={createdAt} /> ·{' '}
          {t('versions.steps', { count: recipe.steps.length })}
        </p>
      </div>
      {!inForce && (
        <Button
          aria-label={t('versions.restoreOf', { version: String(version) })}
          busy={restore.isPending}
          disabled={editor.dirty}
          title={editor.dirty ? t('versions.saveFirst') : undefined}
          onClick={goBack}
        >
          {t('versions.restore')}
        </Button>
      )}
    </li>
  )
}
