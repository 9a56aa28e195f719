import { addStep, type Course, openStart } from '../build/course.ts'
import { readRows } from '../build/read-rows.ts'
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
    const confirms = /\b(?:confirm|and confirm|without asking)\b/iu.test(frame.whole)
    if (frame.order || frame.filters.length > 0 || frame.limit) return actOnRows(frame, course, confirms)
    addStep(course, frame, {
      do: 'browser.act',
      name: `${frame.word[0]?.toUpperCase()}${frame.word.slice(1)} ${frame.whole}`.trim(),
      with: {
        do: frame.word,
        what: frame.head,
        about: [...frame.about, ...course.given],
        ...(confirms ? { confirm: true } : {}),
      },
    })
    course.given = []
  },
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
