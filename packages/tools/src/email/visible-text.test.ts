import { expect, test } from 'vitest'
import { visibleOfHtml, visibleOfText } from './visible-text.ts'

test('a message in HTML reads as its lines', () => {
  const { text, links } = visibleOfHtml(
    '<html><head><title>x</title><style>p{}</style></head><body><p>Hello <b>Ada</b>,</p><p>see <a href="https://shop.example/a?b=1">here</a>.<br>Bye</p><a href="javascript:alert(1)">no</a></body></html>',
  )
  expect(text).toBe('Hello Ada,\nsee here.\nBye\nno')
  expect(links).toEqual(['https://shop.example/a?b=1'])
})

test.each([
  '<span style="display:none">EVIL</span>',
  '<span style="font-size:0">EVIL</span>',
  '<span style="font-size: 0px !important">EVIL</span>',
  '<span style="font-size:1px">EVIL</span>',
  '<div style="max-height:0;overflow:hidden">EVIL</div>',
  '<div style="opacity:0.0">EVIL</div>',
  '<div style="position:absolute;left:-9999px">EVIL</div>',
  '<div style="text-indent:-999em">EVIL</div>',
  '<div style="mso-hide:all">EVIL</div>',
  '<div style="color:#fff;background:#ffffff">EVIL</div>',
  '<div style="color: white">EVIL</div>',
  '<font color="#FFFFFF">EVIL</font>',
  '<div style="color:transparent">EVIL</div>',
  '<td height="0">EVIL</td>',
  '<!-- EVIL -->',
  '<div hidden>EVIL</div>',
  '<img alt="EVIL" src="x">',
  '<div style="font-size:0"><a href="https://evil.example/EVIL">EVIL</a></div>',
])('S-46 41: what the reader cannot see is left out: %s', (hidden) => {
  const { text, links } = visibleOfHtml(`<p>Before</p>${hidden}<p>After</p>`)
  expect(text).toBe('Before\nAfter')
  expect(links).toEqual([])
})

test.each([
  '<p style="font-size:10px;opacity:0.9">Seen</p>',
  '<p style="color:white;background:black">Seen</p>',
  '<p style="margin-left:-5px;line-height:0.9">Seen</p>',
])('what the reader sees stays: %s', (shown) => expect(visibleOfHtml(shown).text).toBe('Seen'))

test('S-46 letters that show as nothing are left out', () => {
  const hidden = [...'evil'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
  expect(visibleOfText(`Pay\u200b me${hidden}\u202e\u0007\r\nnow`).text).toBe('Pay me\nnow')
})

test('links of plain text end before the full stop', () => {
  expect(visibleOfText('Go to https://a.example/x. Or (https://b.example/y?z=1)!').links).toEqual([
    'https://a.example/x',
    'https://b.example/y?z=1',
  ])
})

test('a message made to keep its reader busy is read in a moment', () => {
  const zeros = `<p style="font-size:${'0'.repeat(1_900)}1">x</p>`.repeat(2_000)
  const dots = `<a href="https://a.example/${'.'.repeat(500_000)}x">y</a>`
  const began = performance.now()
  visibleOfHtml(zeros + dots)
  expect(performance.now() - began).toBeLessThan(2_000)
})
