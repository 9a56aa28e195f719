import type { SampleId } from '@app/spec'
import { Card, EmptyState } from '@app/ui'
import { SquareTerminal } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { Playground } from './playground.tsx'
import { SampleCards } from './sample-cards.tsx'
import { LAB_SAMPLES } from './samples.ts'

/** Spec 2 §2, the code playground: three programs to read, change and really run. */
export function CodeLab() {
  const t = useTexts('lab-code')
  const [chosen, setChosen] = useState<SampleId | null>(null)
  const sample = LAB_SAMPLES.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[70ch] text-pretty text-text-2">{t('lead')}</p>
      <SampleCards chosen={chosen} choose={setChosen} />
      {sample ? (
        <Playground key={sample.id} sample={sample} />
      ) : (
        <Card>
          <EmptyState icon={<SquareTerminal />} title={t('empty')} hint={t('emptyHint')} />
        </Card>
      )}
    </div>
  )
}
