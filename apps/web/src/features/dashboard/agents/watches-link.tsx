import { calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../../lib/call.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { isAboutPrice } from '../../../lib/watches/is-about-price.ts'

/** What agents keep an eye on, and how much of it one has not seen yet. */
export function WatchesLink() {
  const t = useTexts('dashboard')
  const shell = useTexts('shell')
  const alerts = useCall(calls.alerts.list).data ?? []
  const count = alerts.filter((alert) => !alert.read && isAboutPrice(alert)).length
  return (
    <Link to={ROUTES.watches} className="inline-flex min-h-8 items-center gap-2 text-sm text-text-3 hover:text-text">
      {shell('titles.watches')}
      {count > 0 && <Tag tone="accent">{t('overview.newAlerts', { count })}</Tag>}
    </Link>
  )
}
