import { expect, test } from 'vitest'
import { parsePage } from './parse-page.ts'
import { lineOf, textOf } from './text-of.ts'

const read = (html: string) => textOf(parsePage(html).root)

test.each([
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['<p>a <b>bold</b>\n   word</p>', 'a bold word'],
  ['a<b>b</b>c', 'abc'],
  ['one<br>two', 'one\ntwo'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['a&nbsp;&nbsp;b​c', 'a b c'],
])('%s reads as %j', (html, text) => expect(read(html)).toBe(text))

test.each([
  '<p hidden>x</p>',
  '<p aria-hidden="true">x</p>',
  '<p style="color:red; display : none">x</p>',
  '<p style="visibility:hidden">x</p>',
  '<script>x</script>',
  '<style>x</style>',
  '<template>x</template>',
  '<noscript>x</noscript>',
])('%s is not shown, so it is not read', (html) => expect(read(`a ${html} b`)).not.toContain('x'))

test('display:nonesuch is shown', () => expect(read('<p style="--x:display">y</p>')).toBe('y'))

test('one line, with parts left out', () => {
  const { root } = parsePage('<p>a</p><p>b<sup>1</sup></p>')
  expect(lineOf(root, { without: ({ tag }) => tag === 'sup' })).toBe('a b')
})
