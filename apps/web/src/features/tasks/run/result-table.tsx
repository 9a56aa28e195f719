import { Button } from '@app/ui'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { REACHABLE } from './reachable.ts'
import { cellText, type Rows } from './rows-of.ts'

/** More than fit on a screen; the rest comes when it is wanted. */
const MOST = 50

export function ResultTable({ rows: { columns, rows }, label }: { rows: Rows; label: string }) {
  const t = useTexts('run')
  const [whole, setWhole] = useState(false)
  const shown = whole ? rows : rows.slice(0, MOST)
  return (
    <>
      <section {...REACHABLE} aria-label={label} className="max-h-[32rem] overflow-auto border-line border-t">
        <table className="w-full border-collapse text-left text-sm">
          <thead className="sticky top-0 bg-surface-1">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="whitespace-nowrap px-4 py-2 font-[550] text-text-3 text-xs">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from(shown.entries(), ([at, row]) => (
              <tr key={at} className="border-line border-t [content-visibility:auto]">
                {columns.map((column) => (
                  <td key={column} className="max-w-96 px-4 py-2 align-top break-words">
                    {cellText(row[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < rows.length && (
        <Button variant="ghost" className="m-2" onClick={() => setWhole(true)}>
          {t('result.showRows', { count: rows.length })}
        </Button>
      )}
    </>
  )
}
