import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { parsePage } from './parse-page.ts'
import type { Element } from './tree.ts'

/** The tree as one line, white space between elements aside. */
function show(element: Element): string {
  const inner = element.children.map((child) => (typeof child === 'string' ? child.replace(/^\s+$/, ' ') : show(child)))
  return `${element.tag}${JSON.stringify(element.attributes)}[${inner.join('')}]`
}

const own = (html: string): string => show(parsePage(html).root)

/** What the reference makes of it. */
function reference(html: string): string {
  const root: Element = { tag: '#page', attributes: {}, parent: undefined, children: [], order: 0, end: 0 }
  let at = root
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element: Element = { tag, attributes, parent: at, children: [], order: 0, end: 0 }
      at.children.push(element)
      at = element
    },
    onclosetag() {
      at = at.parent ?? root
    },
    ontext(text) {
      const before = at.children.at(-1)
      if (typeof before === 'string') at.children[at.children.length - 1] = before + text
      else at.children.push(text)
    },
  })
  parser.end(html)
  return show(root)
}

test.each([
  '<p>one<p>two<div>three</div></p',
  '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>',
  '<table><tr><td>a<td>b<tr><th>c<tbody><tr><td>d</table>after',
  '<dl><dt>a<dd>b<dt>c<dd>d</dl>',
  '<select><option>a<option selected>b</select>',
  '<b>bold<i>both</b>neither</i>',
  '<script>if (a < b) "</p>"</script><p>x',
  '<title>a &amp; <b></title><textarea><p>&lt;</textarea>',
  '<style>p{}</STYLE ><p>x',
  '<a href=one class=\'a"b\' title="x &amp; y" disabled href=two>z</a>',
  '<a href="x>y</a>',
  '<!-- a > b --><p>x<!-->y<!doctype html><?php echo ?>z',
  '1 < 2 &lt; 3 &copy; &nosuch; &#8364;&euro',
  '<svg><path d="m"/><circle/></svg><p>x',
  '<br/>a</br>b<hr>c<img src=x>d',
  '<form>a<form>b</form>c',
  '</div></p><p>x</span>',
  '<DIV CLASS=A>x</Div><image src=y>',
])('%s is read as the reference reads it', (html) => {
  // An end without a beginning: the reference makes an empty paragraph of it, which says nothing.
  expect(own(html)).toBe(reference(html).replaceAll('p{}[]', ''))
})

test('white space between elements is one blank', () => expect(own('<b>a</b> \n\t <i>b</i>')).toContain('] i'))

test('everything inside an element lies between its order and its end', () => {
  const { all } = parsePage('<div><p>a</p><p>b<b>c</b></p></div><p>d</p>')
  expect(all.map(({ tag, order, end }) => `${tag} ${order}-${end}`)).toEqual([
    '#page 0-5',
    'div 1-4',
    'p 2-2',
    'p 3-4',
    'b 4-4',
    'p 5-5',
  ])
})

test.each([
  ['nested without end', '<div>'],
  ['opened and filled', '<b>x'],
  ['broken off', '<a '],
  ['never closed', '<!--'],
  ['nothing but signs', '<'],
])('a page of two megabytes %s is read in a moment, and not too deep to walk', (_, piece) => {
  const started = performance.now()
  const { all } = parsePage(piece.repeat(2_000_000 / piece.length))
  expect(performance.now() - started).toBeLessThan(10_000)
  const depth = (element: Element | undefined): number => (element ? 1 + depth(element.parent) : 0)
  expect(Math.max(...all.slice(0, 1_000).map(depth))).toBeLessThanOrEqual(402)
})
