import type en from '../en/admin.ts'
import type { Translation } from '../index.ts'

export default {
  title: '管理者分析ダッシュボード',
  subtitle: 'ユーザー、売上、AI アクションとその費用。',
  denied: {
    title: '管理者アクセスが拒否されました',
    hint: 'このページはこのインストールの管理者用です。ご自身の利用状況は、ダッシュボードのサイドバーで確認できます。',
    action: 'ダッシュボードに戻る',
  },
  cards: {
    users: '総ユーザー数',
    revenue: '総売上',
    actions: 'AI アクション',
    cost: '平均費用/アクション',
  },
  notMeasured: '未計測',
  empty: {
    title: '分析するものがありません',
    hint: 'このインストールではまだ仕事が計測されていません。コマンドセンター でエージェントを作成して、仕事を任せてください。',
    action: 'エージェントを作成',
  },
} satisfies Translation<typeof en>
