import { calls } from '@app/contract'
import { EXAMPLE_KINDS, EXAMPLES, type ExampleKind } from '@app/spec'
import { cx } from '@app/ui'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useCall } from '../../../lib/call.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** What can be asked for, by kind of work: one row until a kind is pressed. Pressing an example only writes it. */
export function ExampleShelf({ onPick }: { onPick: (words: string) => void }) {
  const t = useTexts('command')
  const [open, setOpen] = useState<ExampleKind>()
  const id = useId()
  const practice = useCall(calls.practice.read, { quiet: true })
  // What is below stays where it is when the row comes.
  if (practice.isPending) return <div className="h-11.25 border-line border-t pointer-coarse:h-15.25" />
  if (!practice.data?.url) return null
  return (
    <section aria-label={t('examples.label')} className="border-line border-t">
      <div className="flex gap-1 overflow-x-auto px-2.5 py-2">
        {EXAMPLE_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-expanded={kind === open}
            aria-controls={kind === open ? id : undefined}
            onClick={() => setOpen(kind === open ? undefined : kind)}
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            className={cx(
              'inline-flex h-7 shrink-0 pointer-coarse:h-11 items-center gap-1 whitespace-nowrap rounded-s px-2 text-xs transition hover:bg-surface-2 hover:text-text focus-visible:-outline-offset-2',
              kind === open ? 'bg-surface-2 font-[550] text-text' : 'text-text-2',
            )}
          >
            {t(`examples.${kind}`)}
            <ChevronDown aria-hidden className={cx('size-3.5 transition', kind === open && 'rotate-180')} />
          </button>
        ))}
      </div>
      {open && (
        <ul id={id} lang="en" aria-label={t(`examples.${open}`)} className="grid gap-0.5 px-2.5 pb-2.5">
          {EXAMPLES[open].map((words) => (
            <li key={words}>
              <button
                type="button"
                onClick={() => onPick(words)}
                className="min-h-8 w-full pointer-coarse:min-h-11 rounded-s px-2 py-1.5 text-left text-sm text-text-2 transition hover:bg-surface-2 hover:text-text focus-visible:-outline-offset-2"
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
