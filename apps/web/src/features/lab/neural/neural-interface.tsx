import { ROUTES } from '@app/spec'
import { Button, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { BrainCircuit, Plus } from 'lucide-react'
import { openAgentForm } from '../../../lib/agent-form.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Instrument } from '../instrument.tsx'
import { Brainwaves } from './brainwaves.tsx'
import type { Thought } from './simulate.ts'
import { ThoughtList } from './thought-list.tsx'
import { useNeural } from './use-neural.ts'

/** Spec 2 §2, the Neural Interface. Decision 10: no device reads thoughts, and the tag says so. */
export function NeuralInterface() {
  const t = useTexts('lab-neural')
  const { isConnected, waves, thoughts, toggle } = useNeural()
  return (
    <Instrument
      id="lab-neural"
      title={t('title')}
      lead={t('lead')}
      tag={
        <>
          <Tag>{t('simulated')}</Tag>
          <Tag tone={isConnected ? 'live' : 'neutral'} dot>
            {isConnected ? t('connected') : t('disconnected')}
          </Tag>
        </>
      }
      actions={
        <>
          <Button onClick={toggle}>
            <BrainCircuit aria-hidden />
            {isConnected ? t('disconnect') : t('connect')}
          </Button>
          <CreateAgent thoughts={thoughts} />
        </>
      }
    >
      <Brainwaves waves={waves} />
      <ThoughtList thoughts={thoughts} isConnected={isConnected} />
    </Instrument>
  )
}

/** The form begins with the newest intent; without one it begins empty. */
function CreateAgent({ thoughts }: { thoughts: readonly Thought[] }) {
  const t = useTexts('lab-neural')
  const intent = thoughts.find(({ category }) => category === 'intent')
  const draft = intent && { name: t(`names.${intent.phrase}`), objective: t(`phrases.intent.${intent.phrase}`) }
  return (
    <Button asChild>
      <Link to={ROUTES.dashboard} onClick={() => openAgentForm(draft)}>
        <Plus aria-hidden />
        {t('create')}
      </Link>
    </Button>
  )
}
