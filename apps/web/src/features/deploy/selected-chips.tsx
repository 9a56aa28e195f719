import { X } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import type { Chosen } from './use-wizard.ts'

interface SelectedChipsProps {
  platforms: readonly Chosen[]
  /** Left out where they are only shown. */
  onRemove?: (id: string) => void
}

export function SelectedChips({ platforms, onRemove }: SelectedChipsProps) {
  const t = useTexts('deploy')
  if (platforms.length === 0) return <p className="min-w-0 flex-1 basis-60 text-sm text-text-2">{t('select.none')}</p>
  return (
    <ul
      aria-label={t('select.selected')}
      className="flex max-h-40 min-w-0 flex-1 basis-60 flex-wrap gap-1.5 overflow-y-auto pointer-coarse:gap-2.5"
    >
      {platforms.map(({ id, name }) => (
        <li
          key={id}
          className="flex max-w-full items-center gap-1 rounded-full border border-line-strong bg-surface-2 py-0.5 pr-1 pl-2.5 text-sm"
        >
          <span className="truncate" title={name}>
            {name}
          </span>
          {onRemove ? (
            <button
              type="button"
              aria-label={t('select.remove', { name })}
              onClick={() => onRemove(id)}
              className="relative grid size-6 shrink-0 place-items-center rounded-full text-text-3 hover:bg-surface-3 hover:text-text pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
            >
              <X className="size-3.5" aria-hidden />
            </button>
          ) : (
            <span className="w-1.5" aria-hidden />
          )}
        </li>
      ))}
    </ul>
  )
}
