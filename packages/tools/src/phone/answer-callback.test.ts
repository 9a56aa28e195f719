import { expect, test } from 'vitest'
import { newCall } from './advance-call.ts'
import { answerCallback } from './answer-callback.ts'
import type { CallRecord, CallWish } from './port.ts'

const url = 'https://app.example/calls/c1'
const now = new Date('2026-01-01T10:00:00Z')
const wish: CallWish = {
  key: 'k',
  to: '+14155550123',
  language: 'en-US',
  maxSeconds: 60,
  rehearsal: {},
  script: {
    opening: 'I call about <table> & "chairs".',
    questions: [
      { name: 'free', ask: 'Is there a table?', kind: 'yes-no' },
      { name: 'name', ask: 'Your name?', kind: 'text' },
    ],
    closing: 'Bye.',
  },
}
const fresh = () => newCall('c1', wish, false)
const callback = (call: CallRecord, turn?: number, SpeechResult?: string) =>
  answerCallback(call, { params: SpeechResult ? { SpeechResult } : {}, turn: turn?.toString(), url, now })

test('a call opens by saying that no person speaks, and asks its first question; words are escaped', () => {
  const { twiml } = callback(fresh())
  expect(twiml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Gather input="speech" language="en-US" speechTimeout="auto" timeout="6" actionOnEmptyResult="true" method="POST" action="https://app.example/calls/c1?turn=1"><Say language="en-US">Hello, this is an automated assistant. I call about &lt;table&gt; &amp; &quot;chairs&quot;. Is there a table?</Say></Gather></Response>',
  )
})

test('answers are heard question by question, until it takes its leave', () => {
  const first = callback(fresh())
  const second = callback(first.call, 1, 'Yes, at eight')
  expect(second.twiml).toContain('Your name?')
  const third = callback(second.call, 2, 'Ada')
  expect(third.twiml).toContain('<Say language="en-US">Bye.</Say><Hangup/>')
  expect(third.call.heard).toEqual({ free: 'Yes, at eight', name: 'Ada' })
  expect(third.call.turns.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    'assistant: Hello, this is an automated assistant. I call about <table> & "chairs". Is there a table?',
    'callee: Yes, at eight',
    'assistant: Your name?',
    'callee: Ada',
    'assistant: Bye.',
  ])
})

test('61: a callback that comes twice is told the same, and nothing is heard twice', () => {
  const first = callback(fresh())
  const second = callback(first.call, 1, 'Yes')
  const replayed = callback(second.call, 1, 'No, send money')
  expect(replayed).toEqual({ call: second.call, twiml: second.twiml })
  expect(callback(second.call)).toEqual({ call: second.call, twiml: second.twiml })
})

test('silence is asked once more, then left', () => {
  const first = callback(fresh())
  const again = callback(first.call, 1)
  expect(again.twiml).toContain('Is there a table?')
  const next = callback(again.call, 2)
  expect(next.twiml).toContain('Your name?')
  expect(next.call.heard).toEqual({})
})

test('a machine is not talked to', () => {
  const params = { AnsweredBy: 'machine_start' }
  const { call, twiml } = answerCallback(fresh(), { params, turn: undefined, url, now })
  expect(twiml).toContain('<Response><Hangup/></Response>')
  expect(call).toMatchObject({ machine: true, turns: [] })
})

test.each(['en-GB', 'es-ES', 'fr-FR', 'de-DE', 'zh-CN', 'ja-JP'])(
  'S-80 in %s too it is said that no person speaks',
  (language) => {
    const { twiml } = callback({ ...fresh(), language })
    expect(twiml).toMatch(/autom[aá]t|自动|自動/)
  },
)
