import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: '実行が完了しました',
  failed: '実行が失敗しました',
  needsYou: '実行が確認を待っています',
  priceFell: 'ウォッチ中の価格が下がりました',
  targetReached: 'ウォッチ中の価格が目標に達しました',
  priceRose: 'ウォッチ中の価格が上がりました',
  openWatch: '価格ウォッチを開く',
} satisfies Translation<typeof en>
