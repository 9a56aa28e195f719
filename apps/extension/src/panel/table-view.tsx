import { Button, Field, Select } from '@app/ui'
import { useState } from 'react'
import type { FoundTable } from '../page/list-tables.ts'
import { MOST_ROWS } from '../page/read-table.ts'
import { say } from '../shared/say.ts'
import { actOnPage } from './act-on-page.ts'
import { Outcome } from './outcome.tsx'
import { TableActions } from './table-actions.tsx'
import { TablePreview } from './table-preview.tsx'
import { useDoing } from './use-doing.ts'
import type { Page } from './use-page.ts'
import { useWished } from './use-wished.ts'
import { View } from './view.tsx'

export interface LookProps {
  page: Page | undefined
  /** When it was asked for in the menu: then nobody need press the button. */
  wished: number | undefined
}

export function TableView({ page, wished }: LookProps) {
  const [tables, setTables] = useState<FoundTable[]>()
  const [chosen, setChosen] = useState(0)
  const { busy, problem, note, run } = useDoing()
  const look = ({ tabId }: Page) =>
    run(async () => {
      setTables(await actOnPage<FoundTable[]>(tabId, 'list-tables'))
      setChosen(0)
      return undefined
    })
  useWished(wished, page, (at) => void look(at))
  const table = tables?.[chosen]
  return (
    <View title={say('table_title')} lead={say('table_lead')}>
      {page && !page.url && <p className="text-pretty text-sm text-text-3">{say('page_unseen')}</p>}
      <Button
        variant={tables ? 'secondary' : 'primary'}
        busy={busy}
        disabled={!page?.url}
        onClick={() => page && void look(page)}
      >
        {say('table_look')}
      </Button>
      <Outcome problem={problem} note={note} />
      {tables?.length === 0 && <p className="text-sm text-text-2">{say('table_none')}</p>}
      {tables && tables.length > 0 && (
        <Field label={say('table_choose')}>
          <Select value={String(chosen)} onChange={({ target }) => setChosen(Number(target.value))}>
            {tables.map(({ name, rows, columns }, at) => (
              <option key={at} value={at}>
                {`${name} (${say('table_size', { rows: rows.length, columns: columns.length })})`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {table && <TablePreview table={table} />}
      {table && table.rows.length >= MOST_ROWS && (
        <p className="text-sm text-warn">{say('table_cut', { rows: MOST_ROWS })}</p>
      )}
      {table && <TableActions key={chosen} table={table} />}
    </View>
  )
}
