import { addStep } from '../build/course.ts'
import type { Frame } from '../read/read-frame.ts'
import type { Verb } from './verb.ts'

export const call: Verb = {
  id: 'call',
  words: {
    en: ['call', 'phone', 'ring', 'dial', 'telephone', 'give a call to'],
    de: ['rufe an', 'ruf an', 'anrufen', 'telefoniere mit'],
    fr: ['appelle', 'appelez', 'téléphone à', 'appeler'],
    es: ['llama a', 'llama al', 'llama', 'llame', 'llamar'],
    zh: ['打电话给', '致电', '拨打'],
    ja: ['に電話', '電話して'],
  },
  build(frame, course) {
    const number = numberIn(frame)
    if (!number)
      course.questions.push('Which number is to be called? Give it with its country, such as +1 415 555 0123.')
    const questions = questionsIn(frame)
    const quote = frame.values.find(({ sort }) => sort === 'quote')?.text
    addStep(course, frame, {
      do: 'phone.call',
      name: `Call ${number ?? frame.whole}`,
      with: { to: number ?? '', language: LANGUAGES[frame.language], opening: quote ?? openingOf(frame), questions },
      save: 'call',
    })
    course.answer = '{{call.answers}}'
  },
}

export const text: Verb = {
  id: 'text',
  words: {
    en: ['text', 'sms', 'send a text to', 'send an sms to', 'send a text message to'],
    de: ['schicke eine sms an', 'sende eine sms an', 'simse'],
    fr: ['envoie un sms à', 'envoyez un sms à'],
    es: ['envía un sms a', 'manda un sms a'],
    zh: ['发短信给'],
    ja: ['にsmsを送って', 'にショートメッセージ'],
  },
  build(frame, course) {
    const number = numberIn(frame)
    if (!number) course.questions.push('To which number? Give it with its country, such as +1 415 555 0123.')
    const said =
      frame.values.find(({ sort }) => sort === 'quote')?.text ??
      course.answer ??
      frame.rest.replace(/^.*?(?:that|saying|:)\s+/iu, '')
    addStep(course, frame, {
      do: 'phone.text',
      name: `Text ${number ?? frame.whole}`,
      with: { to: number ?? '', text: said },
    })
  },
}

const LANGUAGES = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', zh: 'zh-CN', ja: 'ja-JP' }

const numberIn = (frame: Frame): string | undefined =>
  frame.values.find(({ sort }) => sort === 'phone')?.text ?? /\+?\d[\d ().-]{6,}\d/u.exec(frame.whole)?.[0]

const ASKS = /\b(?:and\s+)?(?:ask(?: them| him| her)?|find out|enquire|inquire)\s+(?:about\s+)?(\S.*)$/iu

function questionsIn(frame: Frame): { name: string; ask: string }[] {
  const asked = ASKS.exec(frame.whole)?.[1]
  if (!asked) return []
  return asked
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+(?=(?:when|what|how|whether|if|who|where|which)\b)/iu)
    .slice(0, 10)
    .map((ask, at) => ({
      name: `answer${at + 1}`,
      ask: `${ask[0]?.toUpperCase()}${ask.slice(1)}?`.replace(/\?\?$/, '?'),
    }))
}

const openingOf = (frame: Frame): string => {
  const said = /\b(?:to|and)\s+(?:say|tell(?: them| him| her)?|let (?:them|him|her) know)\s+(?:that\s+)?(\S.*)$/iu.exec(
    frame.whole,
  )?.[1]
  return said ?? (ASKS.exec(frame.whole)?.[1] ? 'I have a question.' : frame.whole)
}
