import { Card, cx } from '@app/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right, one below the other. */
  figure?: boolean
}

interface DataTableProps<Row> {
  title: string
  aside?: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What stands there instead of rows. */
  none: string
  /** Below this width it scrolls by itself. */
  className?: string
}

/** A card with a heading and a table in it. The first cell names its row. */
export function DataTable<Row>({ title, aside, columns, rows, keyOf, none, className }: DataTableProps<Row>) {
  const id = useId()
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4.5 py-3">
        <h2 id={id} className="font-[550] text-sm text-text-2">
          {title}
        </h2>
        {aside && <span className="text-text-3 text-xs">{aside}</span>}
      </div>
      {rows.length === 0 ? (
        <p className="border-line border-t px-4.5 py-8 text-center text-sm text-text-3">{none}</p>
      ) : (
        <Scroller role="region" aria-labelledby={id} tabIndex={0}>
          <table className={cx('w-full text-sm', className)}>
            <thead>
              <tr className="text-left text-text-3 text-xs">
                {columns.map(({ head, figure }) => (
                  <th key={head} scope="col" className={cx(CELL, 'pb-1.5 font-normal', figure && 'text-right')}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)} className="border-line border-t">
                  {columns.map(({ head, cell, figure }) => (
                    <td key={head} className={cx(CELL, 'h-9.5', figure && 'text-right font-mono text-xs tabular-nums')}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </Card>
  )
}

/** Reached by the keyboard, because on a phone it scrolls. */
const Scroller = (props: ComponentProps<'div'>) => <div {...props} className="overflow-x-auto pb-1" />

const CELL = 'whitespace-nowrap px-2.5 first:pl-4.5 last:pr-4.5 max-sm:px-2 max-sm:first:pl-3.5 max-sm:last:pr-3.5'
