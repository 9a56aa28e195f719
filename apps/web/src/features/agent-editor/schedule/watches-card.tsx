import { type Agent, calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'

/** What its runs are watched for; all that one does about it is done where all watches are. */
export function WatchesCard({ agent }: { agent: Agent }) {
  const t = useTexts('editor')
  const shell = useTexts('shell')
  const format = useFormatter()
  const all = useCall(calls.watches.list)
  const own = all.data?.filter(({ agentId }) => agentId === agent.id)
  return (
    <Section
      title={shell('titles.watches')}
      text={t('watches.text')}
      aside={
        <Button asChild>
          <Link to={ROUTES.watches}>{t('watches.open')}</Link>
        </Button>
      }
    >
      {all.error && <Failure error={all.error} retry={() => void all.refetch()} />}
      {own?.length === 0 && <p className="text-sm text-text-3">{t('watches.none')}</p>}
      {own && own.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {own.map(({ id, product, lastPrice }) => (
            <li key={id} className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{product}</span>
              <span className="shrink-0 font-mono">{lastPrice === null ? '–' : format.number(lastPrice)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
