import type { LocalModel } from '@app/contract'
import { Progress } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { LocalModelPresses } from './local-model-presses.tsx'
import { useLocalModel } from './use-local-model.ts'

/** To a tenth of a gigabyte. */
const inGb = (bytes: number) => Math.round(bytes / 1e8) / 10

/** A model for whoever has neither a key nor a server: one press, and it is on this computer. */
export function LocalModelPart() {
  const t = useTexts('settings')
  const { here, moves } = useLocalModel()
  if (!here) return null
  const { stage, model, received, mayChange } = here
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[550] text-sm">{t('models.local.title')}</p>
        {/* Figures that grow are not read out; the bar tells whoever asks it. */}
        <p role={moves ? undefined : 'status'} className="text-sm text-text-2">
          <Words of={here} />
        </p>
        {model && (moves || stage === 'paused') && (
          <Progress className="mt-2" label={model.name} value={received} max={model.bytes} />
        )}
      </div>
      {mayChange && model && <LocalModelPresses stage={stage} name={model.name} />}
    </div>
  )
}

function Words({ of: { stage, model, received, problem, least, mayChange } }: { of: LocalModel }) {
  const t = useTexts('settings')
  if (!model) return t('models.local.tooSmall', { memory: inGb(least.memoryBytes), size: inGb(least.bytes) })
  const { name, licence } = model
  const [size, done, memory] = [inGb(model.bytes), inGb(received), inGb(model.memoryBytes)]
  if (stage === 'failed') return problem
  if (stage !== 'none') return t(`models.local.${stage}`, { name, size, done })
  const offer = t('models.local.offer', { name, size, memory, licence })
  return mayChange ? offer : `${offer} ${t('models.local.askAdmin')}`
}
