import { CloseButton } from '@app/ui'
import { say } from '../shared/say.ts'
import type { Recording } from '../shared/steps.ts'
import { hold } from '../shared/store.ts'
import { sayStep } from './say-step.ts'

/** What was recorded so far, each step to be taken out again. */
export function RecordedSteps({ recording }: { recording: Recording }) {
  const { steps, leftOut } = recording
  const secrets = leftOut.filter((why) => why === 'secret').length
  const others = leftOut.length - secrets
  const remove = (gone: number) => hold({ recording: { ...recording, steps: steps.filter((_, at) => at !== gone) } })
  return (
    <>
      {steps.length === 0 && <p className="text-sm text-text-2">{say('record_none')}</p>}
      <ol aria-live="polite" className="grid rounded-l border border-line empty:hidden">
        {steps.map((step, at) => (
          <li key={at} className="flex items-start gap-2 border-line border-t py-1.5 pr-1 pl-3 first:border-t-0">
            <span aria-hidden className="w-5 shrink-0 pt-1.5 font-mono text-text-3 text-xs tabular-nums">
              {at + 1}
            </span>
            <span className="min-w-0 flex-1 break-words py-1 text-sm">{sayStep(step)}</span>
            <CloseButton label={say('record_remove', { number: at + 1 })} onClose={() => void remove(at)} />
          </li>
        ))}
      </ol>
      {secrets > 0 && <p className="text-sm text-warn">{say('record_secrets', { count: secrets })}</p>}
      {others > 0 && <p className="text-sm text-warn">{say('record_others', { count: others })}</p>}
    </>
  )
}
