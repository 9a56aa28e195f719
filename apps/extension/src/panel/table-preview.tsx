import { Card } from '@app/ui'
import type { FoundTable } from '../page/list-tables.ts'
import { say } from '../shared/say.ts'

const SHOWN = 5

export function TablePreview({ table: { columns, rows } }: { table: FoundTable }) {
  return (
    <Card role="region" aria-label={say('table_preview')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-text-3 text-xs">
            {columns.map((column, at) => (
              <th key={at} scope="col" className="whitespace-nowrap px-3 py-2 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row, at) => (
            <tr key={at} className="border-line border-t">
              {row.map((cell, x) => (
                <td key={x} className="max-w-48 truncate px-3 py-1.5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
