import { addStep, type Course, openStart } from '../build/course.ts'
import { findSite } from '../build/find-site.ts'
import type { Frame } from '../read/read-frame.ts'
import { openUrl, sameScheme } from './open.ts'
import type { Verb } from './verb.ts'

export const logIn: Verb = {
  id: 'log-in',
  words: {
    en: [
      'log in to',
      'log into',
      'log in',
      'log me in',
      'log me into',
      'login to',
      'login',
      'sign in to',
      'sign into',
      'sign in',
      'sign me in',
      'log on to',
      'log on',
      'authenticate',
    ],
    de: [
      'melde dich an',
      'melde mich an',
      'logge dich ein',
      'logge mich ein',
      'einloggen',
      'anmelden',
      'melde dich',
      'logge dich',
      'melde mich',
    ],
    fr: ['connecte-toi', 'connectez-vous', 'connecte-moi', 'se connecter', 'identifie-toi'],
    es: ['inicia sesión', 'inicie sesión', 'iniciar sesión', 'conéctate', 'accede'],
    zh: ['登录', '登陆', '登入'],
    ja: ['にログイン', 'ログインして', 'ログイン', 'サインイン'],
  },
  build(frame, course) {
    const url = frame.values.find(({ sort }) => sort === 'url')?.text ?? findSite(frame.whole, course.goal.sites)
    if (url) openUrl(sameScheme(url, frame, course), frame, course, true)
    openStart(course, frame)
    if (givesCredentials(frame)) return typeThem(frame, course)
    const stored = storedFor(frame, course)
    addStep(course, frame, { do: 'browser.go', name: 'Go to where one signs in', with: { to: 'sign in' } })
    if (!stored) {
      const origin = course.url ? new URL(course.url).origin : 'this site'
      course.questions.push(`With which log-in? None is stored for ${origin}. Store one, and its name is used.`)
      return
    }
    course.logIns.add(stored.name)
    addStep(course, frame, {
      do: 'browser.log-in',
      name: `Sign in with “${stored.name}”`,
      with: { logIn: stored.name },
    })
  },
}

const givesCredentials = ({ data, values }: Frame): boolean =>
  'password' in data ||
  'passwort' in data ||
  'contraseña' in data ||
  'mot de passe' in data ||
  values.filter(({ sort }) => sort === 'quote').length > 1

function typeThem(frame: Frame, course: Course): void {
  const email = frame.values.find(({ sort }) => sort === 'email')?.text
  const name = /\b(?:as|with|user(?:name)?|als)\s+([\w.@+-]+)/iu.exec(frame.rest)?.[1]
  const user = email ?? name
  const known = Object.keys(frame.data).some((key) => /mail|user|login/.test(key))
  addStep(course, frame, {
    do: 'browser.request',
    name: 'Sign in',
    with: {
      do: 'sign in',
      data: { ...(user && !known ? { [email ? 'e-mail' : 'user name']: user } : {}), ...frame.data },
      text: leftOver(frame),
    },
  })
}

/** "And stay signed in" may be a box to tick. */
const leftOver = (frame: Frame): string =>
  frame.rest
    .replace(/^(?:as|with|using)\b/iu, '')
    .replace(/[\w.+-]+@[\w.-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,]*(?:and|with|the)?\s*/iu, '')
    .trim()

/** By the name it is called, else the one that belongs to the site; several of one site are not guessed among. */
function storedFor(frame: Frame, course: Course) {
  const { logIns } = course.goal
  const said = logIns.find(({ name }) => frame.whole.toLowerCase().includes(name.toLowerCase()))
  if (said || !course.url) return said
  const { origin } = new URL(course.url)
  const own = logIns.filter((one) => one.origin === origin)
  if (own.length > 1) course.questions.push(`Which log-in: ${own.map(({ name }) => `“${name}”`).join(' or ')}?`)
  return own[0]
}
