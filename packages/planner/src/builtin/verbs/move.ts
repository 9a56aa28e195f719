import { addStep, openStart } from '../build/course.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Verb } from './verb.ts'

export const wait: Verb = {
  id: 'wait',
  words: {
    en: ['wait until', 'wait for', 'wait till', 'wait'],
    de: ['warte bis', 'warte auf', 'warte', 'warten'],
    fr: ["attends jusqu'à", 'attends', 'attendez', 'attendre'],
    es: ['espera hasta', 'espera a', 'espera', 'espere', 'esperar'],
    zh: ['等待', '等到', '等'],
    ja: ['まで待って', 'を待って', '待って'],
  },
  build(frame, course) {
    openStart(course, frame)
    const quote = frame.values.find(({ sort }) => sort === 'quote')?.text
    const words =
      quote ??
      withoutSmall(frame.whole).replace(
        /\s+(?:appears?|is shown|shows up|is there|is visible|is ready|loads?|to (?:appear|load|show)|erscheint|apparaisse|aparezca)\b.*$/iu,
        '',
      )
    const page = /^(?:page|it|results?|seite|\d.*|Ω*|)$/iu.test(words)
    addStep(course, frame, {
      do: 'browser.wait',
      name: `Wait for ${frame.whole || 'the page'}`,
      with: page ? {} : { text: words },
    })
  },
}

export const scroll: Verb = {
  id: 'scroll',
  words: {
    en: ['scroll down', 'scroll up', 'scroll', 'load more'],
    de: ['scrolle', 'scroll', 'scrollen'],
    fr: ['fais défiler', 'défile', 'faites défiler'],
    es: ['desplázate', 'desplaza', 'baja hasta'],
    zh: ['滚动', '向下滚动'],
    ja: ['スクロールして', 'スクロール'],
  },
  build(frame, course) {
    openStart(course, frame)
    addStep(course, frame, { do: 'browser.more', name: `Scroll ${frame.whole}`.trim(), with: {} })
  },
}

export const back: Verb = {
  id: 'back',
  words: {
    en: ['go back to', 'go back', 'return to', 'come back to', 'navigate back'],
    de: ['gehe zurück', 'geh zurück', 'zurück'],
    fr: ['reviens', 'retourne', 'revenez', 'retournez'],
    es: ['vuelve', 'vuelva', 'regresa', 'volver'],
    zh: ['返回', '后退'],
    ja: ['に戻って', '戻って', '戻る'],
  },
  build(frame, course) {
    openStart(course, frame)
    const to = withoutSmall(frame.whole)
    if (to && !/^(?:previous page|page|one page|zur seite|zurück)$/iu.test(to))
      addStep(course, frame, { do: 'browser.go', name: `Go back to ${to}`, with: { to } })
    else addStep(course, frame, { do: 'browser.back', name: 'Go back', with: {} })
  },
}

export const watch: Verb = {
  id: 'watch',
  words: {
    en: ['watch', 'monitor', 'alert me', 'keep an eye on', 'notify me', 'track', 'keep track of', 'warn me'],
    de: ['beobachte', 'überwache', 'benachrichtige mich', 'sag mir bescheid', 'alarmiere mich'],
    fr: ['surveille', 'surveillez', 'préviens-moi', 'alerte-moi'],
    es: ['vigila', 'supervisa', 'avísame', 'monitorea'],
    zh: ['监控', '关注', '提醒我', '通知我'],
    ja: ['を監視', '監視して', 'を見張って', '知らせて'],
  },
  build(frame, course) {
    const what = withoutSmall(frame.whole) || 'this'
    course.questions.push(
      `To be told about “${what}”, set up a watch: it looks again and again, and alerts you. A task looks once.`,
    )
  },
}
