import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { readArticle } from './read-article.ts'

const now = new Date('2026-05-20T10:00:00Z')
const read = (html: string) => readArticle(parsePage(html, 'https://paper.example/a'), now)

const PARAGRAPHS = [
  'The harbour was quiet on Monday, as the last of the boats came in, and nobody spoke of the storm that had passed.',
  'By noon the market had opened again, although half of the stalls, which stand along the wall, were still missing their roofs.',
  'The mayor said that repairs would take a month, that the town would pay for them, and that the fair would be held all the same.',
]

const PAGE = `<html lang="en-GB"><head><title>Harbour quiet after storm | The Paper</title>
  <meta property="article:published_time" content="2026-05-18T07:30:00Z"><meta name="author" content="Ada Byron"></head>
  <body><header><nav><a href="/">Home</a> <a href="/news">News, politics, and more of everything that happens</a></nav></header>
  <div class="cookie-banner"><p>We use cookies, and by continuing you agree to our use of cookies, and to much else besides.</p></div>
  <div class="wrap"><div class="story"><h1>Harbour quiet after storm</h1><p class="byline">By Ada Byron</p><p>18 May 2026</p>
  <p>${PARAGRAPHS[0]}</p><div class="share"><a href="#">Share</a> <a href="#">Tweet</a></div><p>${PARAGRAPHS[1]}</p>
  <p><a href="/other">READ MORE: ANOTHER STORM IS COMING</a></p><h2>What comes next</h2><p>${PARAGRAPHS[2]}</p>
  <ul><li><a href="/1">A related story, about something else entirely</a></li><li><a href="/2">Another related story, of the same kind</a></li></ul>
  <p>Follow us on Twitter and sign up for our newsletter.</p></div>
  <div class="sidebar"><h3>Most read</h3><p>A long text in the sidebar, with commas, which is not part of the story, however long it may be.</p></div></div>
  <footer><p>© 2026 The Paper, all rights reserved, and so on, and so forth.</p></footer></body></html>`

test('the article is its paragraphs and headings, and nothing of what surrounds them', () => {
  expect(read(PAGE).text.split('\n')).toEqual([PARAGRAPHS[0], PARAGRAPHS[1], 'What comes next', PARAGRAPHS[2]])
})

test('who wrote it, when, under which title, in which language', () => {
  expect(read(PAGE)).toMatchObject({
    title: 'Harbour quiet after storm',
    author: 'Ada Byron',
    date: '2026-05-18T07:30:00Z',
    language: 'en-GB',
  })
})

test('without declarations, the byline and the time on the page tell', () => {
  const html = `<title>A storm</title><article><h1>A storm</h1><span class="post-author">By Bo Ek</span><time datetime="2026-01-02">2 January</time>
    ${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('')}</article>`
  expect(read(html)).toMatchObject({ title: 'A storm', author: 'Bo Ek', date: '2026-01-02' })
})

test('text in plain blocks with line breaks is an article too', () => {
  const html = `<div id="nav"><a href="/">Home</a></div><form><table><tr><td>${PARAGRAPHS.join('<br><br>')}</td></tr></table></form>`
  expect(read(html).text.split('\n')).toEqual(PARAGRAPHS)
})

test('what calls itself a sidebar but holds the whole text is the text', () => {
  expect(
    read(
      `<body class="no-sidebar widget"><div class="comment-off">${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('')}</div>`,
    ).text,
  ).toContain(PARAGRAPHS[2])
})

test('a page without an article has no text', () => expect(read('<p>Hi</p>')).toEqual({ text: '' }))

test('five megabytes of page are read in a moment', () => {
  const started = performance.now()
  read(`<div>${`<p>${PARAGRAPHS[0]}</p>`.repeat(5_000_000 / 120)}</div>`)
  expect(performance.now() - started).toBeLessThan(15_000)
})
