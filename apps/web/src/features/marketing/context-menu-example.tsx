import { PRODUCT_NAME } from '@app/spec'
import { cx, Mark, Tag } from '@app/ui'
import { CircleDot, Play, Table2, TextCursorInput } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'

const ROWS = [
  { order: '1042', customer: 'Grace Hopper', total: '$48.00' },
  { order: '1041', customer: 'Alan Kay', total: '$112.50' },
  { order: '1040', customer: 'Radia Perlman', total: '$19.90' },
  { order: '1039', customer: 'Barbara Liskov', total: '$76.00' },
] as const
const COLUMNS = ['order', 'customer', 'total'] as const
const ACTIONS = [
  { key: 'table', icon: Table2 },
  { key: 'record', icon: CircleDot },
  { key: 'form', icon: TextCursorInput },
  { key: 'run', icon: Play },
] as const

/** What a right-click on a table looks like. A drawing: it wears "Example" and nothing in it can be pressed. */
export function ContextMenuExample() {
  const t = useTexts('extension')
  return (
    <figure aria-label={t('menu.label')} className="relative pb-16 sm:pb-20">
      <div className="overflow-hidden rounded-l border border-line-strong bg-surface-1 shadow-float">
        <div className="flex items-center gap-2 border-line border-b bg-side px-4 py-3">
          <span className="text-sm font-[550]">{t('menu.page')}</span>
          <Tag className="ml-auto">{t('menu.example')}</Tag>
        </div>
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-text-3 text-xs">
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={cx('px-4 py-2.5 font-normal', column === 'total' && 'text-right')}
                >
                  {t(`menu.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row.order} className="border-line border-t">
                <td className="px-4 py-2.5 font-mono text-xs">{row.order}</td>
                <td className="px-4 py-2.5 text-text-2">{row.customer}</td>
                <td className="px-4 py-2.5 text-right font-mono text-xs">{row.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="absolute right-4 bottom-0 grid w-72 gap-0.5 rounded-m border border-line-strong bg-surface-2 p-1.5 text-sm shadow-float sm:right-8">
        <li className="flex items-center gap-2 px-2.5 py-1.5 text-text-3 text-xs">
          <Mark />
          {PRODUCT_NAME}: {t('menu.root')}
        </li>
        {ACTIONS.map(({ key, icon: Icon }, index) => (
          <li
            key={key}
            className={cx(
              'flex items-center gap-2.5 rounded-s px-2.5 py-1.5',
              index === 0 ? 'bg-surface-3' : 'text-text-2',
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            {t(`menu.actions.${key}`)}
          </li>
        ))}
      </ul>
    </figure>
  )
}
