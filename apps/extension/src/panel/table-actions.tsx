import { taskCalls } from '@app/contract'
import { Button } from '@app/ui'
import type { FoundTable } from '../page/list-tables.ts'
import { ask } from '../server/ask.ts'
import { saveFile } from '../shared/save-file.ts'
import { say } from '../shared/say.ts'
import { toCsv } from '../shared/to-csv.ts'
import { toTask } from '../shared/to-task.ts'
import { Outcome } from './outcome.tsx'
import { useDoing } from './use-doing.ts'
import { useKept } from './use-stored.ts'

/** What becomes of a table: a file in this browser, or a task in the product. */
export function TableActions({ table }: { table: FoundTable }) {
  const connection = useKept('connection')
  const { busy, problem, note, run } = useDoing()
  const { name, columns, rows } = table
  const send = () =>
    run(async () => {
      await ask(taskCalls.create, { body: toTask(table) })
      return say('table_sent', { name })
    })
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saveFile(`${name || 'table'}.csv`, 'text/csv', toCsv(columns, rows))}>
          {say('table_csv')}
        </Button>
        {connection && (
          <Button busy={busy} onClick={() => void send()}>
            {say('table_send')}
          </Button>
        )}
      </div>
      <Outcome problem={problem} note={note} />
    </>
  )
}
