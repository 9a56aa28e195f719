import type { RecipeStep, ToolCard } from '@app/contract'
import { cx, Tag } from '@app/ui'
import { CircleMinus, Pencil, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { labelOf } from '../steps/schema.ts'
import { titleOf } from '../steps/title-of.ts'
import { showValue } from '../steps/values.ts'
import { type DiffRow, diffRecipes } from './diff-recipes.ts'

const LOOKS = {
  added: { tone: 'good', Icon: Plus, colour: 'border-good/40' },
  removed: { tone: 'bad', Icon: CircleMinus, colour: 'border-bad/40' },
  changed: { tone: 'accent', Icon: Pencil, colour: 'border-accent/40' },
} as const
const KINDS = ['added', 'removed', 'changed'] as const

interface DiffViewProps {
  from: readonly RecipeStep[]
  to: readonly RecipeStep[]
  tools: ReadonlyMap<string, ToolCard> | undefined
}

export function DiffView({ from, to, tools }: DiffViewProps) {
  const t = useTexts('editor')
  const rows = useMemo(() => diffRecipes(from, to), [from, to])
  const told = rows.filter(({ kind }) => kind !== 'same')
  if (told.length === 0) return <p className="text-sm text-text-2">{t('versions.same')}</p>
  const same = rows.length - told.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <p className="flex flex-wrap gap-1.5">
        {KINDS.map((kind) => {
          const count = told.filter((row) => row.kind === kind).length
          return (
            count > 0 && (
              <Tag key={kind} tone={LOOKS[kind].tone}>
                {t(`versions.counts.${kind}`, { count })}
              </Tag>
            )
          )
        })}
        {same > 0 && <Tag>{t('versions.unchanged', { count: same })}</Tag>}
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {told.map((row) => (
          <Row key={`${row.kind} ${row.path}`} row={row} tools={tools} />
        ))}
      </ol>
    </div>
  )
}

function Row({ row, tools }: { row: DiffRow; tools: DiffViewProps['tools'] }) {
  const t = useTexts('editor')
  if (row.kind === 'same') return null
  const { Icon, tone, colour } = LOOKS[row.kind]
  return (
    <li className={cx('min-w-0 rounded-m border bg-surface-1 px-3.5 py-2.5', colour)}>
      <div className="flex items-center gap-2.5">
        <span className="w-7 shrink-0 text-right font-mono text-xs text-text-3">{row.path}</span>
        <span className="min-w-0 flex-1">
          <span className={cx('block break-words text-sm font-[550]', row.kind === 'removed' && 'line-through')}>
            {titleOf(row.step, tools, t)}
          </span>
          {'do' in row.step && <span className="block truncate font-mono text-xs text-text-3">{row.step.do}</span>}
        </span>
        <Tag tone={tone}>
          <Icon aria-hidden />
          {t(`versions.kinds.${row.kind}`)}
        </Tag>
      </div>
      {row.changes.length > 0 && (
        <dl className="mt-2 grid gap-2 pl-9.5 text-sm max-sm:pl-0">
          {row.changes.map(({ field, from, to }) => (
            <div key={field} className="min-w-0">
              <dt className="text-xs text-text-3">{labelOf(field)}</dt>
              <dd className="grid gap-0.5">
                <Value tone="bad" label={t('versions.before')} value={from} />
                <Value tone="good" label={t('versions.now')} value={to} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Value({ tone, label, value }: { tone: 'good' | 'bad'; label: string; value: unknown }) {
  const t = useTexts('editor')
  const Element = tone === 'bad' ? 'del' : 'ins'
  return (
    <Element
      className={cx(
        'block whitespace-pre-wrap break-words rounded-s px-2 py-1 font-mono text-xs no-underline',
        tone === 'bad' ? 'bg-bad-soft text-bad' : 'bg-good-soft text-good',
      )}
    >
      <span className="sr-only">{label}: </span>
      {showValue(value) || t('versions.nothing')}
    </Element>
  )
}
