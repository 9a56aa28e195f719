import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: '実行が完了しました',
  failed: '実行が失敗しました',
  needsYou: '実行が確認を待っています',
} satisfies Translation<typeof en>
