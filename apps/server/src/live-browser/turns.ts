import type { Hold } from '@app/toolkit'
import type { Standing } from './seat-store.ts'

export interface Turns extends Hold {
  control(): Standing['control']
  /** What the row says now. */
  heed(control: Standing['control']): void
  /** Gives the page back to the agent, for this reason. */
  end(why: 'handed-back' | 'away' | 'lost'): void
}

interface TurnParts {
  /** The agent has let go; false where the wish has been taken back meanwhile. */
  begin(): Promise<boolean>
  /** The person is through, or is not to be waited for any longer. */
  finish(): Promise<void>
  /** Where the page was left, in words without anything secret. */
  leftAt(): Promise<string>
}

/** Whose turn it is with one browser: the agent's, or a person's who has asked for it and been given way to. */
export function takeTurns({ begin, finish, leftAt }: TurnParts): Turns {
  let control: Standing['control'] = 'agent'
  let callback: () => void = () => undefined
  let release: (why: 'handed-back' | 'away' | 'lost') => void = () => undefined

  return {
    control: () => control,
    heed: (next) => {
      if (next === 'agent' && control !== 'agent') {
        control = 'agent'
        release('handed-back')
      } else if (next === 'asked' && control === 'agent') {
        control = 'asked'
        callback()
      }
    },
    end: (why) => {
      control = 'agent'
      release(why)
    },
    onWanted: (next) => {
      callback = next
    },
    isWanted: () => control !== 'agent',
    giveWay: async (signal) => {
      signal.throwIfAborted()
      const back = new Promise<'handed-back' | 'away' | 'lost'>((resolve, reject) => {
        release = resolve
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      // Refused where nobody waits for it yet, it would end the process.
      back.catch(() => undefined)
      if (!(await begin())) {
        control = 'agent'
        return ''
      }
      control = 'person'
      const began = performance.now()
      try {
        return tell(await back, performance.now() - began, await leftAt())
      } finally {
        control = 'agent'
        await finish()
      }
    },
  }
}

const LEFT = {
  'handed-back': '',
  away: ' You were gone for two minutes, so the agent went on.',
  lost: ' The browser was lost meanwhile.',
}

function tell(why: keyof typeof LEFT, ms: number, place: string): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  const time = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
  return `You took over for ${time}${place ? ` and left the page at ${place}` : ''}.${LEFT[why]}`
}
