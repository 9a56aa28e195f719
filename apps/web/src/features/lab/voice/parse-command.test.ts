import { LANGUAGES } from '@app/spec'
import { expect, test } from 'vitest'
import { parseCommand } from './parse-command.ts'
import { PLACES, VOCABULARY } from './vocabulary.ts'

const AGENTS = [
  { id: 'a', name: 'Price Scout' },
  { id: 'b', name: 'Invoice Clerk' },
  { id: 'c', name: 'Price Clerk' },
]
const scout = { kind: 'run', agent: AGENTS[0] }

test.each([
  ['en', 'Run Price Scout.', scout],
  ['en', 'start scout', scout],
  ['en', 'run clerk', { kind: 'which', name: 'clerk' }],
  ['en', 'run the moon', { kind: 'no-agent', name: 'the moon' }],
  ['en', 'Go to task history!', { kind: 'go', place: 'tasks' }],
  ['en', 'What’s running?', { kind: 'state' }],
  ['en', 'stop', { kind: 'stop' }],
  ['en', 'Please go to settings', { kind: 'go', place: 'settings' }],
  ['en', 'Run Price Scout, please!', scout],
  ['de', 'Gehe bitte', { kind: 'unknown', words: 'Gehe bitte' }],
  ['fr', 'Lance Price Scout, s’il te plaît', scout],
  ['zh', '请打开设置', { kind: 'go', place: 'settings' }],
  ['en', 'sing a song', { kind: 'unknown', words: 'sing a song' }],
  ['en', '', { kind: 'unknown', words: '' }],
  ['de', 'Führe Price Scout aus', scout],
  ['de', 'Gehe zu den Einstellungen', { kind: 'go', place: 'settings' }],
  ['de', 'Was läuft gerade?', { kind: 'state' }],
  ['es', '¿Qué se está ejecutando?', { kind: 'state' }],
  ['es', 'Ve a historial de tareas', { kind: 'go', place: 'tasks' }],
  ['fr', 'Lance Price Scout', scout],
  ['fr', 'Qu’est-ce qui tourne ?', { kind: 'state' }],
  ['ja', 'Price Scoutを実行して', scout],
  ['ja', 'タスク履歴を開いて。', { kind: 'go', place: 'tasks' }],
  ['zh', '运行Price Scout', scout],
  ['zh', '打开设置', { kind: 'go', place: 'settings' }],
  ['ja', 'go to settings', { kind: 'go', place: 'settings' }],
] as const)('%s: “%s” is understood', (language, words, command) => {
  expect(parseCommand(words, language, AGENTS)).toEqual(command)
})

test('an agent whose whole name was said is meant, even where others hold the same words', () => {
  const agents = [...AGENTS, { id: 'd', name: 'Price' }]
  expect(parseCommand('run price', 'en', agents)).toEqual({ kind: 'run', agent: { id: 'd', name: 'Price' } })
})

test('every language has words for every command and every place', () => {
  for (const language of LANGUAGES) {
    const { places, ...commands } = VOCABULARY[language]
    for (const place of PLACES)
      for (const words of places[place]) expect(parseCommand(words, language, [])).toEqual({ kind: 'go', place })
    for (const kind of ['state', 'stop', 'yes', 'no'] as const)
      for (const words of commands[kind]) expect(parseCommand(words, language, [])).toEqual({ kind })
    for (const pattern of commands.run)
      expect(parseCommand(pattern.replace('*', 'Price Scout'), language, AGENTS)).toEqual(scout)
  }
})
