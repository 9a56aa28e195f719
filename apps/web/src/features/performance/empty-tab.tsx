import { Card, EmptyState } from '@app/ui'
import { FlaskConical, Gauge, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/use-texts.ts'

const ICONS = { results: <FlaskConical />, performance: <Gauge />, history: <History /> }

/** The specification's empty state, then what one can do now, then the one action that does it. */
export function EmptyTab({ tab, children }: { tab: keyof typeof ICONS; children: ReactNode }) {
  const t = useTexts('performance')
  return (
    <Card>
      <EmptyState
        icon={ICONS[tab]}
        title={t(`${tab}.title`)}
        hint={
          <>
            {t(`${tab}.hint`)}
            <span className="mt-1 block text-text-3">{t(`${tab}.now`)}</span>
          </>
        }
        action={children}
      />
    </Card>
  )
}
