import type { Run } from '@app/contract'
import { Tag } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { type Difference, diffRows, type RowDiff } from './diff-rows.ts'
import { REACHABLE } from './reachable.ts'
import { cellText, rowsOf } from './rows-of.ts'
import { ValueBox } from './value-box.tsx'

const TONES = { added: 'good', gone: 'bad', changed: 'warn' } as const
/** More differences than anyone reads one by one. */
const MOST = 500

/** What the two runs found, row against row; what is no table stands side by side. */
export function CompareResults({ now, before }: { now: Run['result']; before: Run['result'] }) {
  const t = useTexts('run')
  const [here, there] = [rowsOf(now), rowsOf(before)]
  const equal = JSON.stringify(now) === JSON.stringify(before)
  return (
    <div className="border-line border-t">
      <h3 className="px-4 pt-3 pb-2 font-[550] text-sm text-text-2">{t('compare.result')}</h3>
      {equal && <p className="px-4 pb-4 text-sm text-text-3">{t('compare.equal')}</p>}
      {!equal && here && there && <RowTable diff={diffRows(there, here)} />}
      {!equal && !(here && there) && (
        <div className="grid gap-3 px-4 pb-4">
          <p className="text-sm text-text-3">{t('compare.noRows')}</p>
          <div className="grid gap-3 md:grid-cols-2">
            <ValueBox title={t('compare.thisRun')} value={now} open />
            <ValueBox title={t('compare.goodRun')} value={before} open />
          </div>
        </div>
      )}
    </div>
  )
}

function RowTable({ diff: { columns, differences, unchanged } }: { diff: RowDiff }) {
  const t = useTexts('run')
  return (
    <>
      <section {...REACHABLE} aria-label={t('compare.kind')} className="max-h-[28rem] overflow-auto">
        <table className="w-full border-collapse text-left text-sm">
          <thead className="sticky top-0 bg-surface-1 text-text-3 text-xs">
            <tr>
              <th scope="col" className="px-4 py-2 font-[550]">
                {t('compare.kind')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="whitespace-nowrap px-4 py-2 font-[550]">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from(differences.slice(0, MOST).entries(), ([at, difference]) => (
              <DifferentRow key={at} columns={columns} difference={difference} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="px-4 py-3 text-sm text-text-3">{t('compare.unchanged', { count: unchanged })}</p>
    </>
  )
}

function DifferentRow({ columns, difference }: { columns: readonly string[]; difference: Difference }) {
  const t = useTexts('run')
  const { kind, row, was = {} } = difference
  return (
    <tr className="border-line border-t align-top">
      <td className="px-4 py-2">
        <Tag tone={TONES[kind]}>{t(`compare.${kind}`)}</Tag>
      </td>
      {columns.map((column) => (
        <td
          key={column}
          className={kind === 'gone' ? 'max-w-96 break-words px-4 py-2 text-text-3' : 'max-w-96 break-words px-4 py-2'}
        >
          {column in was && <del className="mr-2 text-text-3">{cellText(was[column])}</del>}
          {column in was ? (
            <ins className="font-[550] text-warn no-underline">{cellText(row[column])}</ins>
          ) : (
            cellText(row[column])
          )}
        </td>
      ))}
    </tr>
  )
}
