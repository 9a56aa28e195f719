import type { HealthStatus, TestStatus } from '@app/spec'
import { Tag, type Tone } from '@app/ui'
import { CircleAlert, CircleCheckBig, CircleX, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'

type Status = TestStatus | HealthStatus

const LOOKS: Record<Status, { tone: Extract<Tone, 'good' | 'warn' | 'bad'>; icon: LucideIcon }> = {
  passed: { tone: 'good', icon: CircleCheckBig },
  warning: { tone: 'warn', icon: CircleAlert },
  failed: { tone: 'bad', icon: CircleX },
  healthy: { tone: 'good', icon: CircleCheckBig },
  degraded: { tone: 'warn', icon: CircleAlert },
  critical: { tone: 'bad', icon: CircleX },
}

/** What a newer server calls its states neither shines nor alarms. */
const UNKNOWN = { tone: 'warn', icon: CircleAlert } as const

const looksOf = (status: Status) => LOOKS[status] ?? UNKNOWN

export const toneOf = (status: Status) => looksOf(status).tone

/** Spec 2 §2: the status drives colour and icon. */
export function StatusTag({ status }: { status: Status }) {
  const t = useTexts('performance')
  const { tone, icon: Icon } = looksOf(status)
  return (
    <Tag tone={tone}>
      <Icon aria-hidden />
      {t(`status.${status}`)}
    </Tag>
  )
}
