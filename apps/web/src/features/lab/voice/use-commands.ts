import { calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { fetchCall } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { localeStore } from '../../../lib/locale.tsx'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { listUnderWay, pauseAll } from '../gestures/consequential.ts'
import { type Command, parseCommand } from './parse-command.ts'

/** What waits for a yes: what is run or stopped is asked about first. */
type Pending = Extract<Command, { kind: 'run' | 'stop' }>

/** Carries out what was said, and answers in words what was done. */
export function useCommands() {
  const t = useTexts('lab-voice')
  const [pending, setPending] = useState<Pending | null>(null)
  const act = useActs()
  const answer = async (command: Command): Promise<string> => {
    setPending(null)
    switch (command.kind) {
      case 'run':
        setPending(command)
        return t('ask.run', { name: command.agent.name })
      case 'stop':
        return askStop(command, setPending, t)
      case 'yes':
        return pending ? act[pending.kind](pending) : t('nothingAsked')
      case 'no':
        return pending ? t('left') : t('nothingAsked')
      case 'state':
        return sayState(t)
      case 'go':
        return act.go(command)
      case 'no-agent':
      case 'which':
        return t(command.kind === 'which' ? 'which' : 'noAgent', { name: command.name })
      default:
        return t('unknown', { words: command.words })
    }
  }
  const say = async (words: string): Promise<string> => {
    try {
      const agents = await fetchCall(calls.agents.list)
      return await answer(parseCommand(words, localeStore.get().language, agents))
    } catch (error) {
      return wordsFrom(error, t('failed'))
    }
  }
  return { say, isAsking: pending !== null }
}

type Say = ReturnType<typeof useTexts<'lab-voice'>>

async function askStop(command: Pending, ask: (pending: Pending) => void, t: Say): Promise<string> {
  const tasks = await listUnderWay()
  if (tasks.length === 0) return t('nothingRuns')
  ask(command)
  return t('ask.stop', { count: tasks.length })
}

const NAMED = 3

async function sayState(t: Say): Promise<string> {
  const tasks = await listUnderWay()
  if (tasks.length === 0) return t('nothingRuns')
  const names = tasks.slice(0, NAMED).map(({ name }) => name)
  return t('runs', { count: tasks.length, names: names.join(', ') })
}

function useActs() {
  const t = useTexts('lab-voice')
  const navigate = useNavigate()
  return {
    run: async (command: Pending) => {
      if (command.kind !== 'run') return t('left')
      await fetchCall(calls.agents.execute, { params: { id: command.agent.id } })
      return t('did.run', { name: command.agent.name })
    },
    stop: async () => t('did.stop', { count: await pauseAll(await listUnderWay()) }),
    go: ({ place }: Extract<Command, { kind: 'go' }>) => {
      const words = t('did.go', { place: t(`places.${place}`) })
      // The page that would have shown it is left.
      toast({ title: words })
      void navigate({ to: ROUTES[place] })
      return words
    },
  }
}
