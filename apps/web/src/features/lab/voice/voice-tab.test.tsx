// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { VoiceTab } from './voice-tab.tsx'

async function open(running: object[] = []) {
  const sent = answerCalls({
    'GET /api/agents': [{ id: 'a1', name: 'Price Scout' }],
    'GET /api/tasks?status=running': running,
    'GET /api/tasks?status=pending': [],
    'POST /api/agents/a1/execute': { id: 't1' },
    'POST /api/tasks/t1/pause': { id: 't1' },
  })
  await renderScreen(VoiceTab, ['lab-voice'])
  const say = async (words: string, answer: string | RegExp) => {
    fireEvent.change(screen.getByLabelText('Type a command'), { target: { value: words } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await within(screen.getByRole('list', { name: 'Commands and answers' })).findByText(answer)
  }
  const did = () => sent.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)
  return { say, did }
}

test('without speech recognition one types, and an agent runs only after a yes', async () => {
  const { say, did } = await open()
  expect(screen.getByText(/^This browser does not recognise speech/)).toBeTruthy()
  await say('run price scout', /^Run Price Scout now\?/)
  expect(did()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await screen.findByText('Price Scout has been started.')
  expect(did()).toEqual(['POST /api/agents/a1/execute'])
  await say('yes', 'Nothing is waiting for an answer.')
})

test('the state is told from the work under way; stop pauses it after a yes, and a no leaves it', async () => {
  const { say, did } = await open([{ id: 't1', name: 'Read the shop', reason: null }])
  await say('what is running', '1 task is under way: Read the shop.')
  await say('stop', /^Pause 1 task under way\?/)
  await say('no', 'Left as it is.')
  expect(did()).toEqual([])
  await say('stop everything', /^Pause 1 task/)
  await say('yes', '1 task is paused.')
  expect(did()).toEqual(['POST /api/tasks/t1/pause'])
})

test('what is heard is carried out, and answers are spoken where that is wanted', async () => {
  const spoken: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  )
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel: () => undefined,
  })
  const heard = Object.assign([{ transcript: 'what is running' }], { isFinal: true })
  vi.stubGlobal(
    'SpeechRecognition',
    class {
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        this.onresult?.({ results: [heard] })
        this.onend?.()
      }
      abort() {}
    },
  )
  await open()
  fireEvent.click(screen.getByRole('switch', { name: 'Speak the answers' }))
  fireEvent.click(screen.getByRole('button', { name: 'Start listening' }))
  expect(await screen.findByText('You said: what is running')).toBeTruthy()
  expect(spoken).toEqual(['Nothing is running.'])
})
