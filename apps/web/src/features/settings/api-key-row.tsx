import type { ApiKey } from '@app/contract'
import { Button } from '@app/ui'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'

interface ApiKeyRowProps {
  label: string
  apiKey: ApiKey | undefined
  busy: boolean
  onRegenerate: () => void
}

export function ApiKeyRow({ label, apiKey, busy, onRegenerate }: ApiKeyRowProps) {
  const t = useTexts('settings')
  const used = apiKey?.lastUsedAt
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium">{label}</p>
        {apiKey ? (
          <p className="text-xs text-text-3">
            <span className="font-mono text-text-2">{apiKey.start}••••••••••••</span>{' '}
            {used ? t.rich('api.lastUsed', { when: () => <TimeAgo at={used} /> }) : t('api.neverUsed')}
            {apiKey.scopes.includes('approve') && ` · ${t('api.approves')}`}
          </p>
        ) : (
          <p className="text-xs text-text-3">{t('api.none')}</p>
        )}
      </div>
      <Button aria-label={`${t('api.regenerate')}: ${label}`} busy={busy} onClick={onRegenerate}>
        {t('api.regenerate')}
      </Button>
    </li>
  )
}
