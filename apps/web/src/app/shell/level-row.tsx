import { calls } from '@app/contract'
import { levelProgress, POLL_ANALYTICS_MS, XP_PER_LEVEL } from '@app/spec'
import { Progress, Skeleton, Tag } from '@app/ui'
import { useCall } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'

export function LevelRow() {
  const t = useTexts('workspace')
  const { data } = useCall(calls.usage.analytics, { every: POLL_ANALYTICS_MS, quiet: true })
  if (!data) return <Skeleton className="h-9" />
  const { inLevel, toNext } = levelProgress(data.xp)
  return (
    <div className="px-1">
      <div className="flex items-center gap-2 text-sm">
        <Tag tone="accent" title={t('level.label', { level: data.level })}>
          {t('level.short', { level: data.level })}
        </Tag>
        <span className="text-text-2">{t('level.xp', { xp: data.xp })}</span>
        <span className="ml-auto text-xs text-text-3">{t('level.toNext', { xp: toNext })}</span>
      </div>
      <Progress value={inLevel} max={XP_PER_LEVEL} label={t('level.meter')} className="mt-2 h-1" />
    </div>
  )
}
