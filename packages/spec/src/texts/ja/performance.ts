import type en from '../en/performance.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'ボットパフォーマンスダッシュボード',
  subtitle: 'AI 自動化システムの監視、テスト、最適化',
  tabs: {
    label: 'パフォーマンス',
    results: 'テスト結果',
    health: 'システム状態',
    performance: 'パフォーマンス',
    history: '履歴',
  },
  results: {
    title: 'テスト結果がありません',
    hint: '包括的なテストを実行すると、詳細な結果が表示されます。',
    now: 'このインストールにはテストが設定されていません。今確認できるのはシステムの状態です。',
    action: 'システム状態を見る',
  },
  performance: {
    title: 'パフォーマンスデータがありません',
    hint: 'パフォーマンスレポートは自動的に作成されます。',
    now: '報告する仕事はまだありません。コマンドセンター でエージェントを作成すると表示されます。',
    action: 'エージェントを作成',
  },
  history: {
    title: 'テスト履歴がありません',
    hint: 'テストを実行すると、過去のデータがここに表示されます。',
    now: 'エージェントのタスクはタスク履歴に保存されています。',
    action: 'タスク履歴を開く',
  },
  health: {
    title: '状態データがありません',
    failed: 'サーバーが応答しないか、準備ができていません。状態を表示できません。',
    retry: '再度確認',
    refresh: '更新',
    checked: '{time} のサーバー報告',
    overall: 'サーバー',
    version: 'バージョン',
    ready: 'リクエストの受付',
    database: 'データベース',
    browser: 'エージェント用ブラウザー',
    browserMissing:
      'サーバーにブラウザーが見つかりませんでした。エージェントがページを開けるように、サーバーに Chromium をインストールしてください。',
    yes: 'はい',
    no: 'いいえ',
    status: {
      ok: '正常',
      degraded: '低下',
      unreachable: '到達不可',
      found: '検出済み',
      missing: '未検出',
    },
  },
} satisfies Translation<typeof en>
