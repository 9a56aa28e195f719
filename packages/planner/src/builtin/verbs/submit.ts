import { addStep, openStart } from '../build/course.ts'
import { act } from './act.ts'
import { send } from './send.ts'
import type { Verb } from './verb.ts'

const FORM =
  /^(?:it|the (?:form|application|order|request|answers?|page|survey)|form|this|that|everything|das formular|es|le formulaire|el formulario|表单|フォームを?|off|\s)*$/iu

export const submit: Verb = {
  id: 'submit',
  words: {
    en: [
      'submit',
      'send it off',
      'send off',
      'send the form',
      'place the order',
      'check out the cart',
      'hand in',
      'finish',
    ],
    de: ['sende das formular ab', 'absenden', 'schicke das formular ab', 'schicke es ab', 'reiche ein', 'sende ab'],
    fr: ['soumets', 'soumettez', 'envoie le formulaire', 'envoyez le formulaire', 'valide', 'validez'],
    es: ['envía el formulario', 'envíe el formulario', 'envíalo', 'somete'],
    zh: ['提交'],
    ja: ['を送信', '送信して', '提出して'],
  },
  build(frame, course) {
    openStart(course, frame)
    if (frame.values.some(({ sort }) => sort === 'email')) return send.build(frame, course)
    const last = course.steps.at(-1)
    // One step fills in and sends: what is not sent yet is only checked twice.
    if (last && 'do' in last && last.do === 'browser.request' && last.with.send === false) {
      const { send: _, ...given } = last.with
      last.with = given
      last.name = `${last.name ?? 'Fill in the form'} and send it`
      return
    }
    if (!FORM.test(frame.whole)) return act.build(frame, course)
    const button = frame.word === 'place the order' ? { button: 'Place order' } : {}
    addStep(course, frame, { do: 'forms.submit', name: 'Send the form', with: button })
  },
}
