import type en from '../en/engine.ts'
import type { Translation } from '../index.ts'

export default {
  title: '量子エンジン',
  subtitle: 'エージェントと道具、そして今進んでいる手順',
  drawing:
    '{count, plural, =0 {軌道上のエージェントなし} other {エンジンを囲む # 個のエージェントと道具、手順の動く図}}',
  pause: '動きを止める',
  play: '動きを再開',
  list: '図にあるもの',
  agents: 'エージェント',
  tools: '道具',
  steps: '進行中の手順',
  noTools: '手順を持つエージェントはまだありません。',
  noSteps: '実行中のタスクはありません。',
  usedBy: '{count, plural, other {# 個のエージェントが使用}}',
  toolNames: {
    browser: 'ブラウザー',
    rows: '表',
    extract: '抽出',
    forms: 'フォーム',
    document: '書類',
    email: 'メール',
    phone: '電話',
    http: 'ウェブサービス',
    mcp: '接続した道具',
    other: 'その他',
  },
  running: '実行中',
  tasksOf: '{count, plural, =0 {タスクなし} other {タスク # 件}}',
  empty: '軌道上にはまだ何もありません',
  emptyHint: 'エージェントを作成すると、ここに現れます。',
  newAgent: '新しいエージェント',
  more: '{count, plural, other {ほか # 個のエージェントが一覧にあります}}',
} satisfies Translation<typeof en>
