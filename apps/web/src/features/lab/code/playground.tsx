import { Button, Card } from '@app/ui'
import { Play, RotateCcw, Square } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { CodeEditor } from './code-editor.tsx'
import { Output } from './output.tsx'
import { countLines, type LabSample } from './samples.ts'
import { TakeAway } from './take-away.tsx'
import { useRun } from './use-run.ts'

/** One program: its facts, its text, what can be done with it, and what it says. */
export function Playground({ sample }: { sample: LabSample }) {
  const t = useTexts('lab-code')
  const [code, setCode] = useState(sample.code)
  const { run, underWay, start, stop } = useRun()
  return (
    <Card asElement="section" aria-labelledby="playground" className="min-w-0 overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4.5 py-3.5">
        <div className="min-w-0">
          <h3 id="playground" className="font-[550]">
            {t(`items.${sample.id}.title`)}
          </h3>
          <p className="text-sm text-text-2">
            {t('facts', {
              lines: countLines(code),
              language: t(`language.${sample.language}`),
              seconds: sample.executionTime,
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {code !== sample.code && (
            <Button variant="ghost" disabled={underWay} onClick={() => setCode(sample.code)}>
              <RotateCcw aria-hidden />
              {t('restore')}
            </Button>
          )}
          <TakeAway sample={sample} code={code} />
          {underWay && (
            <Button onClick={stop}>
              <Square aria-hidden />
              {t('stop')}
            </Button>
          )}
          <Button variant="primary" disabled={underWay} onClick={() => start(sample.language, code)}>
            <Play aria-hidden />
            {t(underWay ? 'running' : 'run')}
          </Button>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] border-line border-t xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <CodeEditor code={code} onChange={setCode} />
        <Output run={run} language={sample.language} />
      </div>
    </Card>
  )
}
