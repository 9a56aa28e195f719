import type { Artefact, Run } from '@app/contract'
import { Button, Card, Segmented } from '@app/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { ResultTable } from './result-table.tsx'
import { rowsOf } from './rows-of.ts'
import { ValueBox } from './value-box.tsx'

/** What the run was for: rows as a table, the rest as it came, and what can be taken home. */
export function ResultPanel({ run, files }: { run: Pick<Run, 'result'>; files: readonly Artefact[] }) {
  return (
    <>
      <Result result={run.result} />
      <Files files={files.filter(({ type }) => !type.startsWith('image/'))} />
    </>
  )
}

/** Before everything else: what went wrong, and what helps. */
export function ErrorNote({ words }: { words: string | null }) {
  const title = useTexts('tasks')('error')
  if (!words) return null
  return (
    <section aria-label={title} className="rounded-l border border-bad/40 bg-bad-soft px-4 py-3">
      <h2 className="font-[550] text-bad text-sm">{title}</h2>
      <p className="mt-1 whitespace-pre-wrap break-words text-sm">{words}</p>
    </section>
  )
}

function Result({ result }: { result: Run['result'] }) {
  const t = useTexts('run')
  const [view, setView] = useState<'table' | 'raw'>('table')
  if (result === null) return null
  const rows = rowsOf(result)
  if (!rows) return <ValueBox title={t('result.title')} value={result} open />
  const options = (['table', 'raw'] as const).map((value) => ({ value, label: t(`result.${value}`) }))
  return (
    <Card asElement="section" className="min-w-0">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3 px-4 py-2">
        <h2 className="font-[550] text-sm text-text-2">
          {t('result.title')}
          <span className="ml-2 font-mono font-normal text-text-3 text-xs">
            {t('result.rows', { count: rows.rows.length })}
          </span>
        </h2>
        <Segmented value={view} onChange={setView} options={options} label={t('result.view')} />
      </div>
      {view === 'table' ? (
        <ResultTable rows={rows} label={t('result.title')} />
      ) : (
        <div className="p-3 pt-0">
          <ValueBox title={t('result.raw')} value={result} open />
        </div>
      )}
    </Card>
  )
}

function Files({ files }: { files: readonly Artefact[] }) {
  const t = useTexts('run')
  if (files.length === 0) return null
  return (
    <Card asElement="section" className="p-4">
      <h2 className="font-[550] text-sm text-text-2">{t('result.files')}</h2>
      <ul aria-label={t('result.files')} className="mt-3 flex flex-wrap gap-2">
        {files.map(({ id, name }) => (
          <li key={id} className="min-w-0 max-w-full">
            <Button asChild className="max-w-full">
              <a href={`/api/artefacts/${encodeURIComponent(id)}`} download={name}>
                <Download aria-hidden />
                <span className="truncate">{name}</span>
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
