import type en from '../en/live.ts'
import type { Translation } from '../index.ts'

export default {
  live: 'ライブ',
  watch: 'ライブで見る',
  stop: '視聴をやめる',
  takeOver: '引き継ぐ',
  handBack: '返す',
  asked: 'エージェントが手順を終えています',
  yours: 'ページはあなたの操作下にあります。エージェントは待機し、時間は止まっています。',
  kept: '入力した内容は保存されません。',
  esc: '<key>Esc</key> でキーボードを取り戻せます',
  page: 'このタスクのページ：クリックや入力ができます',
  picture: 'エージェントが見ているページ：{title}',
  address: 'ページのアドレス',
  open: '開く',
  back: '戻る',
  type: 'ページに入力する',
  send: '入力',
  erase: '直前の文字を削除',
  enter: 'ページで Enter を押す',
  none: '現在開いているブラウザはありません。',
  waiting: '最初の画像を待っています',
} satisfies Translation<typeof en>
