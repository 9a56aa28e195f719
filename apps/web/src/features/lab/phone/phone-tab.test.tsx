// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { PhoneTab } from './phone-tab.tsx'

const REHEARSAL = {
  turns: [
    { speaker: 'assistant', text: 'Hello, this is an automated assistant.', at: '2031-01-01T00:00:00.000Z' },
    { speaker: 'callee', text: 'Yes, at eight', at: '2031-01-01T00:00:04.000Z' },
  ],
  answers: [true, null],
}

async function open(service: 'ready' | 'none') {
  const sent = answerCalls({
    'GET /api/lab/phone': { service },
    'POST /api/lab/rehearsals': REHEARSAL,
    'POST /api/tasks': { id: 't1' },
  })
  await renderScreen(PhoneTab, ['lab-phone'])
  await screen.findByRole('heading', { name: 'Real call' })
  return (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)
}

test('a script is rehearsed, read as a transcript that says it is simulated, and heard turn by turn', async () => {
  const spoken: string[] = []
  class Utterance {
    onend: () => void = () => undefined
    constructor(readonly text: string) {}
  }
  const speak = ({ text, onend }: Utterance) => {
    spoken.push(text)
    onend()
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined })
  const sent = await open('none')
  fireEvent.change(screen.getAllByLabelText('The simulated callee says')[0] as HTMLElement, {
    target: { value: 'Yes, at eight' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Run on the simulator' }))
  const transcript = await screen.findByRole('list', { name: 'Transcript' })
  expect(within(transcript).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('Simulated')).toBeTruthy()
  expect(screen.getByText('Not understood')).toBeTruthy()
  expect(sent('POST /api/lab/rehearsals')).toMatchObject([
    { language: 'en-US', questions: [{ kind: 'yes-no', answer: 'Yes, at eight' }, { kind: 'number' }] },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Hear it' }))
  await vi.waitFor(() => expect(spoken).toEqual(REHEARSAL.turns.map(({ text }) => text)))
})

test('without a phone service nobody can be phoned, and it is said what helps', async () => {
  await open('none')
  expect(screen.getByText(/TWILIO_ACCOUNT_SID/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Place the call' })).toBeNull()
})

test('a real call is placed only after a question, by the phone tool, as a run', async () => {
  const sent = await open('ready')
  fireEvent.click(screen.getByRole('button', { name: 'Place the call' }))
  expect(sent('POST /api/tasks')).toEqual([])
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Place the call' }))
  expect(await screen.findByRole('link', { name: 'Open the run' })).toBeTruthy()
  expect(sent('POST /api/tasks')).toMatchObject([
    { dryRun: false, recipe: { steps: [{ do: 'phone.call', with: { to: '+1 415 555 0123', language: 'en-US' } }] } },
  ])
})
