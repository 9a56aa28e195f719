import type en from '../../en/lab/demos.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'タスクを開始すると、あなた専用の練習サイトでエージェントが働くようすを、最初のステップから証拠までライブで見られます。通常の実行と同じくアクションを使います。',
  demos: 'デモタスク',
  start: '開始',
  startOne: '開始：{title}',
  run: '実行',
  open: '証拠をすべて含む実行を開く',
  picture: '実行の最後のページ',
  noSite: '練習サイトがありません',
  noSiteHint: 'デモは練習サイトで動きます。PRACTICE_PORT を設定してください。',
  noBrowser: 'サーバーにブラウザーが見つからないため、ブラウザーのステップは失敗します。',
  items: {
    search: {
      title: 'ショップを検索する',
      text: 'ショップを検索し、結果を表計算ファイルとして残します。',
    },
    order: {
      title: '注文する',
      text: '注文を入力して送り、合計を読み取ります。',
    },
    collect: {
      title: '価格を集める',
      text: 'ショップを巡り、50 ドル未満の商品を CSV に残します。',
    },
  },
} satisfies Translation<typeof en>
