import { ROUTES } from '@app/spec'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'
import type { FeatureKey } from './lab-catalogue.ts'

/** A feature's name; of one that has a tab, the way there. */
export function FeatureLink({ feature }: { feature: FeatureKey }) {
  const t = useTexts('lab')
  const name = t(`features.items.${feature}.title`)
  if (feature === 'languages') return name
  return (
    <Link
      to={ROUTES.lab}
      search={{ tab: feature } as never}
      resetScroll={false}
      onClick={() => document.getElementById('lab-tabs-section')?.scrollIntoView({ block: 'start' })}
      className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {name}
    </Link>
  )
}
