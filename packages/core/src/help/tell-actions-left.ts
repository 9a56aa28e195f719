import { ROUTES } from '@app/spec'
import { readUsage } from '../usage/read-usage.ts'
import { fillWords } from './fill-words.ts'
import type { Tell } from './read-own-answer.ts'
import { numberIn, timeIn } from './speak.ts'

export const tellActionsLeft: Tell = async ({ ctx: { db, user }, timezone }, { words, language }) => {
  const { left, granted, resetsAt } = await readUsage(db, user.id)
  const say = numberIn(language)
  const known = { left: say(Math.max(0, left)), granted: say(granted), when: timeIn(language, timezone)(resetsAt) }
  return { answer: fillWords(words.left.text, known), sources: [{ title: words.left.title, url: ROUTES.settings }] }
}
