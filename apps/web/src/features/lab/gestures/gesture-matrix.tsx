import { Button, Segmented, Tag, type Tone } from '@app/ui'
import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { Instrument } from '../instrument.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { GestureHistory } from './gesture-history.tsx'
import { GestureList } from './gesture-list.tsx'
import { Stage } from './stage.tsx'
import { useMatrix } from './use-matrix.ts'
import type { Phase, Source } from './use-tracking.ts'

const TONES: Record<Phase, Tone> = { off: 'neutral', calibrating: 'warn', tracking: 'live' }

/** Spec 2 §2, the Gesture Control Matrix. */
export function GestureMatrix() {
  const t = useTexts('lab-gestures')
  const [wanted, setWanted] = useState<Source>('simulated')
  const { phase, source, problem, seen, video, start, stop, log, question, isBusy, confirm, decline } = useMatrix()
  const isOn = phase !== 'off'
  return (
    <Instrument
      id="lab-gestures"
      title={t('title')}
      lead={t('lead')}
      tag={
        <>
          {(isOn ? source : wanted) === 'simulated' && <Tag>{t('simulated')}</Tag>}
          <Tag tone={TONES[phase]} dot>
            {t(`phases.${phase}`)}
          </Tag>
        </>
      }
      actions={
        <Button onClick={() => (isOn ? stop() : void start(wanted))}>
          {isOn ? <Square aria-hidden /> : <Play aria-hidden />}
          {isOn ? t('stop') : t('start')}
        </Button>
      }
    >
      {!isOn && <SourceChoice wanted={wanted} onChange={setWanted} />}
      {problem && (
        <p role="alert" className="px-4.5 pb-3.5 text-pretty text-sm text-warn">
          {t(`problems.${problem}`)}
        </p>
      )}
      <Stage phase={phase} source={source} seen={seen} video={video} />
      <GestureList seen={seen?.gesture ?? null} />
      <GestureHistory log={log} />
      {question && (
        <ConfirmDialog question={question} busy={isBusy} onConfirm={() => void confirm()} onDecline={decline} />
      )}
    </Instrument>
  )
}

/** What the camera is for is told before the browser asks for it. */
function SourceChoice({ wanted, onChange }: { wanted: Source; onChange: (source: Source) => void }) {
  const t = useTexts('lab-gestures')
  return (
    <div className="grid justify-items-start gap-2 px-4.5 pb-4">
      <Segmented
        label={t('source')}
        value={wanted}
        onChange={onChange}
        options={[
          { value: 'simulated', label: t('sources.simulated') },
          { value: 'camera', label: t('sources.camera') },
        ]}
      />
      <p className="text-pretty text-sm text-text-2">{t(`explain.${wanted}`)}</p>
    </div>
  )
}
