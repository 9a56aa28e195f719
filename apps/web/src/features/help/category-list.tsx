import { FAQ_ENTRIES, HELP_CATEGORIES, type HelpCategory } from '@app/spec'
import { cx } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'

interface CategoryListProps {
  chosen: HelpCategory
  onChoose: (category: HelpCategory) => void
}

const count = (category: HelpCategory) =>
  FAQ_ENTRIES.filter((e) => category === 'all' || e.category === category).length

export function CategoryList({ chosen, onChoose }: CategoryListProps) {
  const t = useTexts('help')
  return (
    <nav aria-label={t('categories.label')}>
      <ul className="flex flex-wrap gap-1 lg:grid">
        {HELP_CATEGORIES.map((category) => (
          <li key={category}>
            <button
              type="button"
              aria-pressed={category === chosen}
              onClick={() => onChoose(category)}
              className={cx(
                'flex min-h-9 w-full items-center justify-between gap-3 rounded-[8px] border px-3 text-left text-sm transition pointer-coarse:min-h-11',
                category === chosen
                  ? 'border-line bg-surface-2 font-[550] text-text'
                  : 'border-transparent text-text-2 hover:bg-surface-2 hover:text-text max-lg:border-line',
              )}
            >
              {t(`categories.${category}`)}
              <span className="font-mono text-text-3 text-xs">{count(category)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
