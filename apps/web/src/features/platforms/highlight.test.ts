import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const kinds = (code: string, language: 'typescript' | 'python') =>
  highlight(code, language).filter(({ kind }) => kind !== 'plain')

test('nothing of the code is lost', () => {
  const code = `/** doc */\nconst a = 'it\\'s' + \`x\${1}\` // end\n`
  expect(
    highlight(code, 'typescript')
      .map(({ words }) => words)
      .join(''),
  ).toBe(code)
})

test('a keyword in a text or a comment is part of it', () => {
  expect(kinds(`return 'const' // if`, 'typescript')).toEqual([
    { kind: 'keyword', words: 'return' },
    { kind: 'text', words: `'const'` },
    { kind: 'comment', words: '// if' },
  ])
})

test('Python has its own comments and keywords', () => {
  expect(kinds('"""Doc"""\ndef read(): # all\n    return 42', 'python')).toEqual([
    { kind: 'comment', words: '"""Doc"""' },
    { kind: 'keyword', words: 'def' },
    { kind: 'comment', words: '# all' },
    { kind: 'keyword', words: 'return' },
    { kind: 'number', words: '42' },
  ])
})
