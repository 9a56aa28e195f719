import { addStep, type Course, openStart } from '../build/course.ts'
import { dataOf } from '../build/data-of.ts'
import { inForm } from '../build/in-form.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import { act } from './act.ts'
import { sum } from './figures.ts'
import { fill } from './fill.ts'
import type { Verb } from './verb.ts'

/** "3 of the gel pens for Ada" is about gel pens. */
const whatOf = (text: string): string =>
  withoutSmall(text.replace(/^\s*(?:[\d.,]+|one|two|three|four|five|six|ten|a dozen)\s+(?:of\s+)?/iu, ''))
    .split(/\s+(?:for|with|by|to|in|on|at|from|as|named|called|titled|that|which|für|mit|pour|avec|para|con)\s+|,/iu)[0]
    ?.replace(/["“”]/gu, '')
    .trim() ?? ''

const BASKET =
  /^(.*?\S)\s+(?:in)?to\s+(?:the\s+|my\s+|your\s+|our\s+)?((?:shopping\s+)?(?:basket|cart|bag|trolley)|wish ?list|favou?rites|watch ?list|reading list)$/iu

/** "Write “It eats paper” into the description": a field is filled in, nothing is sent. */
const WRITTEN_INTO = /^(?:write|put)\s.*Ω\s+(?:in)?to\s+(?!(?:the|my)\s+(?:list|basket|cart))/iu

/** "Add the figs to the basket": the button in their row or card. */
export function putInto(what: string, where: string, frame: Frame, course: Course): void {
  const plain = withoutSmall(what).replace(/["“”]/gu, '')
  addStep(course, frame, {
    do: 'browser.act',
    name: `Add ${plain} to the ${where}`,
    with: { do: `add to ${where}`, what: plain },
  })
}

export const make: Verb = {
  id: 'make',
  words: {
    en: [
      'add',
      'create',
      'order',
      'buy',
      'book',
      'register',
      'sign me up',
      'sign up',
      'post',
      'draft',
      'request',
      'invite',
      'comment',
      'reply',
      'respond',
      'rate',
      'review',
      'apply',
      'subscribe',
      'ask for',
      'ask',
      'report',
      'purchase',
      'reserve',
      'schedule',
      'publish',
      'write down',
      'note down',
      'jot down',
      'write',
      'compose',
      'make',
      'set up',
      'submit a',
      'submit an',
      'submit my',
      'submit the following',
      'open an issue',
      'open a new issue',
      'open a',
      'open an',
      'new',
      'file',
      'place an order for',
      'donate',
      'pay',
      'transfer',
      'contact',
      'message',
      'notify',
      'remind',
      'leave',
      'vote',
      'enroll',
      'enrol',
      'insert',
      'attach a note',
      'log a',
    ],
    de: [
      'füge hinzu',
      'füge',
      'hinzufügen',
      'erstelle',
      'erstellen',
      'lege an',
      'lege',
      'anlegen',
      'bestelle',
      'bestell',
      'bestellen',
      'kaufe',
      'kauf',
      'kaufen',
      'buche',
      'buchen',
      'registriere',
      'melde',
      'abonniere',
      'reserviere',
      'veröffentliche',
      'verfasse',
      'überweise',
      'bezahle',
      'kommentiere',
      'bewerte',
    ],
    fr: [
      'ajoute',
      'ajoutez',
      'ajouter',
      'crée',
      'créez',
      'créer',
      'commande',
      'commandez',
      'commander',
      'achète',
      'achetez',
      'acheter',
      'réserve',
      'réservez',
      'inscris',
      'inscrivez',
      'abonne',
      'publie',
      'publiez',
      'rédige',
      'poste',
    ],
    es: [
      'añade',
      'añada',
      'agrega',
      'agregue',
      'añadir',
      'crea',
      'cree',
      'crear',
      'pide',
      'pida',
      'compra',
      'compre',
      'comprar',
      'reserva',
      'reserve',
      'registra',
      'inscribe',
      'suscribe',
      'publica',
      'publique',
      'encarga',
    ],
    zh: ['添加', '新建', '创建', '订购', '购买', '预订', '注册', '发布', '订阅', '下单', '加入'],
    ja: [
      'を追加',
      '追加して',
      'を作成',
      '作成して',
      'を注文',
      '注文して',
      'を購入',
      '購入して',
      'を予約',
      '予約して',
      '登録して',
      'を登録',
      'を投稿',
    ],
  },
  build(frame, course) {
    // "Add up the amounts" makes nothing.
    if (/^(?:up|them up|all up)\b/iu.test(frame.whole)) return sum.build(frame, course)
    if (WRITTEN_INTO.test(`${frame.word} ${frame.sheet.left()}`)) return fill.build(frame, course)
    openStart(course, frame)
    const basket = BASKET.exec(frame.whole)
    if (basket?.[1] && basket[2]) return putInto(basket[1], basket[2], frame, course)
    // "…, then book now": the form is filled in, and this is its button.
    if (inForm(course) && frame.values.length === 0 && Object.keys(frame.data).length === 0)
      return act.build(frame, course)
    addStep(course, frame, {
      do: 'browser.request',
      name: `${frame.word[0]?.toUpperCase()}${frame.word.slice(1)} ${frame.whole}`.trim(),
      with: {
        do: frame.word,
        what: whatOf(frame.whole),
        data: dataOf(frame, course),
        text: frame.whole,
        about: [...frame.about, ...course.given],
        ...(/\b(?:do not|don't|don’t|without) (?:submit|send)/iu.test(frame.whole) ? { send: false } : {}),
      },
    })
    course.given = []
  },
}
