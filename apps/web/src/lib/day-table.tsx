import { Card, cx } from '@app/ui'

interface DayTableProps {
  caption: string
  head: readonly string[]
  /** The day first, then its figures in the order of the head. */
  rows: readonly (readonly [day: string, ...figures: string[]])[]
  className?: string
}

/** What a chart draws, in figures, a row a day. */
export function DayTable({ caption, head, rows, className }: DayTableProps) {
  return (
    <Card className={cx('max-h-80 overflow-auto', className)} tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full min-w-[28rem] text-right font-mono text-xs tabular-nums sm:min-w-[36rem]">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface-1 font-sans text-text-3">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="px-4.5 py-2.5 font-[550] first:text-left">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([day, ...figures]) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="px-4.5 py-1.5 text-left font-normal text-text-2">
                {day}
              </th>
              {figures.map((figure, at) => (
                <td key={head[at + 1]} className="px-4.5 py-1.5">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
