import type en from '../en/tasks.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'タスク履歴',
  subtitle: '実行したすべてのタスクとその結果',
  loading: 'タスクを読み込み中',
  connection: { live: 'リアルタイム', reconnecting: '再接続中' },
  empty: '実行したタスクはまだありません',
  emptyHint: 'エージェントがタスクを実行すると、履歴と結果がここに表示されます。',
  emptyAction: 'マイエージェントを開く',
  unknownAgent: 'エージェント {id}',
  noAgent: 'エージェントなし',
  noDuration: 'なし',
  duration: '所要時間',
  result: '結果',
  error: 'エラー',
  showMore: 'もっと見る',
  loadingMore: '以前のタスクを読み込み中',
  status: { pending: '待機中', running: '実行中', completed: '完了', failed: '失敗' },
  reason: {
    'awaiting-approval': '承認待ち',
    'limit-reached': '一時停止：上限に到達',
    scheduled: '予約済み',
    cancelled: 'キャンセル済み',
    'needs-review': '要確認',
  },
  steps: {
    show: 'ステップを表示',
    hide: 'ステップを隠す',
    title: 'ステップ',
    none: '実行されたステップはありません。',
    attempts: '{count, plural, other {試行 # 回}}',
    effect: { reads: '読み取り', writes: '書き込み', sends: '送信' },
    status: { intent: '開始', done: '完了', failed: '失敗', review: '要確認' },
  },
  verdict: { verified: '証明済み', contradicted: '反証あり', unverified: '未証明' },
} satisfies Translation<typeof en>
