import { addStep, type Course, openStart } from '../build/course.ts'
import { readRows } from '../build/read-rows.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import type { Verb } from './verb.ts'

const YES = /^(?:confirm|accept|bestätige|confirme|confirma|确认|を確認)/iu
const IT = /^(?:it|that|this|the (?:dialog|question|prompt|popup|message)|es|das|le|la|lo|den dialog|\s)*$/iu

/** Whatever a page offers a button for. */
export const act: Verb = {
  id: 'act',
  words: {
    en: [
      'delete',
      'get rid of',
      'throw away',
      'throw out',
      'discard',
      'borrow',
      'lend',
      'rent',
      'renew',
      'return',
      'bookmark',
      'save for later',
      'remove',
      'cancel',
      'archive',
      'approve',
      'reject',
      'star',
      'unstar',
      'follow',
      'unfollow',
      'like',
      'dislike',
      'upvote',
      'downvote',
      'thumbs up',
      'thumbs down',
      'mute',
      'unmute',
      'close',
      'reopen',
      'merge',
      'fork',
      'reset',
      'confirm',
      'accept',
      'decline',
      'enable',
      'disable',
      'turn on',
      'turn off',
      'switch on',
      'switch off',
      'activate',
      'deactivate',
      'start',
      'stop',
      'pause',
      'resume',
      'play',
      'expand',
      'collapse',
      'hide',
      'refresh',
      'restore',
      'undo',
      'pin',
      'unpin',
      'empty',
      'clear',
      'generate',
      'run',
      'print',
      'unsubscribe',
      'dismiss',
      'log out',
      'sign out',
      'log off',
      'block',
      'unblock',
      'ban',
      'show more',
      'apply the',
      'redeem',
      'return the',
      'ship',
      'print out',
      'mark all',
      'disable all',
      'lock',
      'unlock',
      'revoke',
      'install',
      'uninstall',
      'repeat',
      'retry',
      'skip',
      'leave the',
      'join',
    ],
    de: [
      'lösche',
      'lösch',
      'löschen',
      'entferne',
      'entfernen',
      'storniere',
      'archiviere',
      'genehmige',
      'bestätige',
      'lehne',
      'aktiviere',
      'deaktiviere',
      'starte',
      'stoppe',
      'schließe',
      'setze zurück',
      'leere',
      'melde ab',
      'schalte',
      'folge',
      'sperre',
    ],
    fr: [
      'supprime',
      'supprimez',
      'supprimer',
      'enlève',
      'annule',
      'annulez',
      'archive',
      'approuve',
      'confirme',
      'confirmez',
      'active',
      'désactive',
      'démarre',
      'arrête',
      'ferme',
      'vide',
      'déconnecte',
      'réinitialise',
    ],
    es: [
      'elimina',
      'elimine',
      'eliminar',
      'borra',
      'borre',
      'borrar',
      'quita',
      'cancela',
      'cancele',
      'archiva',
      'aprueba',
      'confirma',
      'activa',
      'desactiva',
      'inicia',
      'detén',
      'cierra',
      'vacía',
      'restablece',
    ],
    zh: [
      '删除',
      '移除',
      '取消',
      '归档',
      '批准',
      '确认',
      '启用',
      '禁用',
      '开始',
      '停止',
      '关闭',
      '清空',
      '重置',
      '静音',
    ],
    ja: [
      'を削除',
      '削除して',
      'を取り消',
      'をキャンセル',
      'を承認',
      'を確認',
      'を有効',
      'を無効',
      'を開始',
      'を停止',
      'を閉じて',
      'をリセット',
    ],
  },
  build(frame, course) {
    openStart(course, frame)
    const last = course.steps.at(-1)
    if (
      YES.test(frame.word) &&
      IT.test(frame.whole) &&
      last &&
      'do' in last &&
      /^browser\.(?:act|click|request)$/.test(last.do)
    ) {
      last.with = { ...last.with, confirm: true }
      return
    }
    if (ON.test(frame.word) || OFF.test(frame.word)) return turn(frame, course)
    const confirms = /\b(?:confirm|and confirm|without asking)\b/iu.test(frame.whole)
    if (frame.order || frame.filters.length > 0 || frame.limit) return actOnRows(frame, course, confirms)
    const found = BACK.test(frame.head) ? course.found : undefined
    const deed = RID.test(frame.word) ? 'delete' : frame.word
    addStep(course, frame, {
      do: 'browser.act',
      name: `${frame.word[0]?.toUpperCase()}${frame.word.slice(1)} ${frame.whole}`.trim(),
      with: {
        do: deed,
        what: found ?? (quoteOf(frame) || frame.head),
        about: found === undefined ? [...frame.about, ...course.given] : [],
        ...(confirms ? { confirm: true } : {}),
      },
    })
    course.given = []
  },
}

const ON = /^(?:enable|turn on|switch on|activate|aktiviere|active|activa)$/iu
const OFF = /^(?:disable|turn off|switch off|deactivate|deaktiviere|désactive|desactiva)$/iu

/** A switch is set; where there is none, a button does it. */
function turn(frame: Frame, course: Course): void {
  const what = quoteOf(frame) || withoutSmall(frame.whole).replace(/["“”]/gu, '')
  const to = ON.test(frame.word)
  addStep(course, frame, {
    do: 'browser.set',
    name: `${frame.word[0]?.toUpperCase()}${frame.word.slice(1)} ${what}`,
    with: { what, to, do: frame.word },
  })
}

/** What was looked for just before. */
const BACK =
  /^(?:it|that|this|that one|this one|the (?:one|book|item|product|result|entry)|(?:book|item|product|result|entry|one))$/iu
const RID = /^(?:get rid of|throw away|throw out|discard)$/iu

/** What stands in quotation marks is meant as it stands; with anything beside it, the phrase tells more. */
const quoteOf = (frame: Frame): string => {
  const quote = frame.values.find(({ sort }) => sort === 'quote')
  return quote && frame.head.replace(/["“”]/gu, '').trim() === quote.text ? quote.text : ''
}

/** "Star the five newest": which ones is read off the page first, and each is then acted on by its name. */
function actOnRows(frame: Frame, course: Course, confirms: boolean): void {
  const rows = readRows(frame, course, ['name'])
  course.steps.push({
    forEach: `{{${rows}.rows}}`,
    as: 'item',
    name: `For each of them: ${frame.word}`,
    steps: [
      {
        do: 'browser.act',
        name: `${frame.word} {{item.name}}`,
        with: { do: frame.word, what: '{{item.name}}', ...(confirms ? { confirm: true } : {}) },
      },
    ],
  })
  course.sources.push(frame.clause.text)
}
