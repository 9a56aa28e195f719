import { calls, type ModelKey, type ModelProvider, type ModelsHere } from '@app/contract'
import { Button } from '@app/ui'
import { lazy, Suspense, useState } from 'react'
import { useCall, useSend } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { ModelSpending } from './model-spending.tsx'
import { Section } from './section.tsx'

const ModelKeyDialog = lazy(async () => ({ default: (await import('./model-key-dialog.tsx')).ModelKeyDialog }))

const LocalModelPart = lazy(async () => ({ default: (await import('./local-model-part.tsx')).LocalModelPart }))

const PROVIDERS: readonly ModelProvider[] = ['anthropic', 'openai', 'compatible']

interface Wish {
  provider: ModelProvider
  address?: string
  models?: readonly string[]
}

/** Which models one's agents can think with, by whose key, and what runs on this machine already. */
export function ModelsSection() {
  const t = useTexts('settings')
  const here = useCall(calls.models.read).data
  const [wish, setWish] = useState<Wish>()
  return (
    <Section title={t('models.title')} text={t('models.text')}>
      {here?.found.map(({ name, address, models }) => (
        <div key={address} className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-64 text-sm">
            {t('models.found', { name, count: models.length, address })}
          </p>
          <Button size="sm" variant="primary" onClick={() => setWish({ provider: 'compatible', address, models })}>
            {t('models.use')}
          </Button>
        </div>
      ))}
      <Suspense>
        <LocalModelPart />
      </Suspense>
      {here && (
        <ul className="grid gap-3">
          {PROVIDERS.map((provider) => (
            <Provider key={provider} provider={provider} here={here} onEdit={() => setWish({ provider })} />
          ))}
        </ul>
      )}
      <ModelSpending />
      {wish && (
        <Suspense>
          <ModelKeyDialog {...wish} onClose={() => setWish(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}

interface ProviderProps {
  provider: ModelProvider
  here: ModelsHere
  onEdit: () => void
}

function Provider({ provider, here, onEdit }: ProviderProps) {
  const t = useTexts('settings')
  const forget = useSend(calls.models.forget, { refresh: [calls.models.read, calls.settings.read] })
  const key = here.keys.find((one) => one.provider === provider)
  return (
    <li className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[550] text-sm">{t(`models.providers.${provider}`)}</p>
        <p className="break-words text-sm text-text-2">{key ? <KeyFacts of={key} /> : t(`models.hints.${provider}`)}</p>
      </div>
      {key && (
        <Button size="sm" busy={forget.isPending} onClick={() => forget.mutate({ params: { provider } })}>
          {t('models.remove')}
        </Button>
      )}
      <Button
        size="sm"
        onClick={onEdit}
        aria-label={`${t(key ? 'models.replace' : 'models.add')}: ${t(`models.providers.${provider}`)}`}
      >
        {t(key ? 'models.replace' : 'models.add')}
      </Button>
    </li>
  )
}

function KeyFacts({ of: { hint, address, model, answersInMs } }: { of: ModelKey }) {
  const t = useTexts('settings')
  const facts = [
    model && address ? t('models.modelAt', { model, address }) : '',
    hint ? t('models.endsIn', { hint }) : '',
    t('models.answersIn', { seconds: Math.max(0.1, Math.round(answersInMs / 100) / 10) }),
  ]
  return facts.filter(Boolean).join(' · ')
}
