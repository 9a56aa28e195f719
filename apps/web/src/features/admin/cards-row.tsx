import type { AdminAnalytics } from '@app/contract'
import { type AdminRange, RANGE_HOURS } from '@app/spec'
import { Stat } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { useFormats } from './use-formats.ts'

/** Spec 2 §2: four cards. */
export function CardsRow({ figures, range: chosen }: { figures: AdminAnalytics; range: AdminRange }) {
  const t = useTexts('admin')
  const { count, money } = useFormats()
  const range = t(`ranges.${chosen}`)
  return (
    <section aria-label={t('cards.label')} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-3.5">
      <Stat
        label={t('cards.users')}
        value={count(figures.totalUsers)}
        hint={t('cards.usersHint', { count: figures.newUsers, range })}
      />
      <Stat
        label={t('cards.revenue')}
        value={money(figures.totalRevenue)}
        hint={
          figures.totalRevenue === 0
            ? t('cards.revenueNone', { range })
            : t('cards.revenueHint', { money: money(figures.totalRevenue - figures.totalCost) })
        }
      />
      <Stat
        label={t('cards.actions')}
        value={count(figures.totalAIActions)}
        hint={t('cards.actionsHint', { count: count((figures.totalAIActions / RANGE_HOURS[chosen]) * 24) })}
      />
      <Stat
        label={t('cards.cost')}
        value={money(figures.averageCostPerAction)}
        hint={
          figures.totalCost === 0
            ? t('cards.costNone', { range })
            : t('cards.costHint', { money: money(figures.totalCost), range })
        }
      />
    </section>
  )
}
