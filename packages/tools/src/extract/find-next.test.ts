import { expect, test } from 'vitest'
import { findNext } from './find-next.ts'
import { parsePage } from './page/parse-page.ts'

const next = (html: string, url = 'https://shop.example/list?page=2') => findNext(parsePage(html, url))

test.each([
  ['<link rel="next" href="/list?page=3">', '/list?page=3'],
  ['<a rel="nofollow next" href="?page=3">3</a>', '/list?page=3'],
  ['<a href="?page=3">Next</a>', '/list?page=3'],
  ['<a href="?page=3">Next page »</a>', '/list?page=3'],
  ['<a href="?page=3">Weiter</a>', '/list?page=3'],
  ['<a href="?page=3">Siguiente ›</a>', '/list?page=3'],
  ['<a href="?page=3">次へ</a>', '/list?page=3'],
  ['<a href="?page=3" aria-label="Next page"><svg></svg></a>', '/list?page=3'],
  ['<ul><li><a href="?page=1">1</a><li class="active">2<li><a href="?page=3">3</a></ul>', '/list?page=3'],
  ['<div><a href="?page=1">1</a> <b>2</b> <a href="?page=3">3</a> <a href="?page=9">9</a></div>', '/list?page=3'],
  ['<p><a href="?page=1">1</a><a href="?page=2">2</a><a href="?page=3">3</a></p>', '/list?page=3'],
])('%s leads on', (html, path) => expect(next(html)).toBe(`https://shop.example${path}`))

test.each([
  '<a href="#">Next</a>',
  '<a href="javascript:void(0)">Next</a>',
  '<a href="?page=2">Next</a>',
  '<a class="disabled" href="?page=3">Next</a>',
  '<a href="/blog/next-steps">Next steps for lamps</a>',
  '<a href="/a">›</a>',
  '<a href="?page=1">1</a>',
  '<p>Next</p>',
])('%s leads nowhere', (html) => expect(next(html)).toBeUndefined())
