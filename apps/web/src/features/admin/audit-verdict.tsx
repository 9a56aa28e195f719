import type { AuditCheck } from '@app/contract'
import { cx } from '@app/ui'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'

/** Whether every entry still vouches for the one before it. */
export function AuditVerdict({ result: { entries, brokenAt } }: { result: AuditCheck }) {
  const t = useTexts('admin')
  const whole = brokenAt === null
  const Icon = whole ? ShieldCheck : ShieldAlert
  return (
    <p
      className={cx(
        'flex items-center gap-2.5 rounded-m border px-3.5 py-2.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0',
        whole ? 'border-good/30 bg-good-soft text-good' : 'border-bad/30 bg-bad-soft text-bad',
      )}
    >
      <Icon aria-hidden />
      {whole ? t('audit.whole', { count: entries }) : t('audit.broken', { number: String(brokenAt) })}
    </p>
  )
}
