import { Card, Progress } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { useBotName } from './use-bot-name.ts'
import type { TestProgress } from './use-progress.ts'

/** Which test is running and how many are done; announced a test at a time. */
export function ProgressCard({ progress }: { progress: TestProgress | undefined }) {
  const t = useTexts('performance')
  const nameOf = useBotName()
  const number = Math.min((progress?.done ?? 0) + 1, progress?.total ?? 1)
  const words = progress ? t('progress', { number: String(number), total: String(progress.total) }) : t('measuring')
  return (
    <Card className="grid gap-2.5 px-4.5 py-3.5">
      <div role="status" className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p className="min-w-0 break-words font-[550]">
          {progress ? `${nameOf(progress.botId)} · ${progress.testName}` : words}
        </p>
        {progress && <p className="font-mono text-text-3 text-xs tabular-nums">{words}</p>}
      </div>
      <Progress
        label={t('progressLabel')}
        value={progress?.done ?? 0}
        max={progress?.total ?? 1}
        valueText={words}
        tone="live"
      />
    </Card>
  )
}
