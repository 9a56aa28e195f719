import { addStep, openStart } from '../build/course.ts'
import { readRows } from '../build/read-rows.ts'
import { withoutSmall } from '../read/phrases.ts'
import { open } from './open.ts'
import type { Verb } from './verb.ts'

export const search: Verb = {
  id: 'search',
  words: {
    en: ['search for', 'search', 'look for', 'google', 'do a search for', 'run a search for'],
    de: ['suche nach', 'such nach', 'suche', 'suchen', 'such'],
    fr: ['cherche', 'cherchez', 'recherche', 'recherchez', 'chercher', 'rechercher'],
    es: ['busca', 'busque', 'buscar'],
    zh: ['搜索', '搜寻', '查找', '搜'],
    ja: ['を検索', '検索して', '検索'],
  },
  build(frame, course) {
    const site = frame.values.find(({ sort }) => sort === 'url')
    if (site && frame.values.length + frame.phrases.length > 1) open.build({ ...frame, whole: site.text }, course)
    openStart(course, frame)
    const words = wordsSearched(frame)
    if (!words) {
      course.questions.push('What is to be searched for?')
      return
    }
    course.found = words
    addStep(course, frame, {
      do: 'browser.search',
      name: `Search for “${words}”`,
      with: { for: words, about: frame.about.filter((one) => one !== words && !words.includes(one)).slice(0, 6) },
    })
    if (frame.filters.length > 0 || frame.order) readRows(frame, course)
  },
}

function wordsSearched(frame: Parameters<Verb['build']>[0]): string {
  const quote = frame.values.find(({ sort }) => sort === 'quote')
  if (quote) return quote.text
  const until =
    frame.rest.split(
      /\s+(?:on|in the|at the|in|auf|im|sur|dans|en|across)\s+(?=(?:the\s+)?(?:site|shop|store|website|page|catalogue|catalog|search|http|\S+\.\w{2,}))|(?:を|で)/iu,
    )[0] ?? ''
  return withoutSmall(
    until
      .replace(/^(?:for|the site for|the shop for|the store for|the website for|nach)\s+/iu, '')
      .replace(/\s*\S+\.(?:com|org|net|example|test)\S*$/iu, ''),
  )
}
