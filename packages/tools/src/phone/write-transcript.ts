import type { NewFile } from '@app/toolkit'
import type { CallOutcome } from './port.ts'

/** The call on paper, for a person to read. */
export function writeTranscript({ id, status, seconds, simulated, turns }: CallOutcome, to: string): NewFile {
  const head = [
    ...(simulated ? ['Simulated call: nobody was phoned.'] : []),
    `Call ${id} to ${to}: ${status}, ${seconds} seconds`,
  ]
  const lines = turns.map(({ at, speaker, text }) => `${at} ${speaker}: ${text.replace(/\s+/g, ' ')}`)
  return { name: 'transcript.txt', type: 'text/plain', bytes: Buffer.from(`${[...head, '', ...lines].join('\n')}\n`) }
}
