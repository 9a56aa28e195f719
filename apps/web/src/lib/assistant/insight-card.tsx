import type { Insight } from '@app/assistant'
import { ROUTES } from '@app/spec'
import { Button, Tag } from '@app/ui'
import { useNavigate } from '@tanstack/react-router'
import { openAgentForm } from '../agent-form.ts'
import { useTexts } from '../use-texts.ts'
import { answerInsight } from './assistant-store.ts'

/** Implementing takes the suggestion away and opens an agent draft that says it. */
export function InsightCard({ insight: { id, type, confidence, priority, values } }: { insight: Insight }) {
  const t = useTexts('assistant')
  const navigate = useNavigate()
  const title = t(`items.${type}.title`)
  const implement = () => {
    answerInsight(id, 'implemented', Date.now())
    openAgentForm({ name: t(`items.${type}.draftName`), objective: t(`items.${type}.draftObjective`, values) })
    void navigate({ to: ROUTES.dashboard })
  }
  return (
    <li className="grid gap-2 rounded-m border border-line bg-surface-2 px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <Tag tone={priority === 'high' ? 'warn' : 'neutral'}>{t(`priorities.${priority}`)}</Tag>
        <Tag>{t(`types.${type}`)}</Tag>
      </div>
      <p className="font-[550] text-sm">{title}</p>
      <p className="break-words text-sm text-text-2">{t(`items.${type}.description`, values)}</p>
      <p className="text-sm">{t(`items.${type}.suggestedAction`)}</p>
      <p className="break-words text-text-3 text-xs">
        {t('insights.confidence', { percent: Math.round(confidence * 100) })} ·{' '}
        {t('insights.basedOn', { basis: t(`items.${type}.basedOn`, values) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" aria-label={`${t('insights.implement')}: ${title}`} onClick={implement}>
          {t('insights.implement')}
        </Button>
        <Button
          aria-label={`${t('insights.dismiss')}: ${title}`}
          onClick={() => answerInsight(id, 'dismissed', Date.now())}
        >
          {t('insights.dismiss')}
        </Button>
      </div>
    </li>
  )
}
