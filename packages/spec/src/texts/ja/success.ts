import type en from '../en/success.ts'
import type { Translation } from '../index.ts'

export default {
  title: '{product} へようこそ',
  lead: 'ワークスペースの準備ができました。ご利用いただけるものをご紹介します。',
  cards: {
    engines: {
      title: '14 のエンジン',
      text: 'ページやフォームから文書、メール、電話まで、仕事の種類ごとに 1 つずつ。',
    },
    quantum: {
      title: 'Quantum AI',
      text: '内蔵プランナーが普段の言葉を手順に変えます。キーは不要です。',
    },
    power: { title: '本物の実行力', text: '仕事は実行され、読み戻されます。大切なのは証明です。' },
  },
  next: {
    title: '次のステップ',
    steps: {
      agent: 'コマンドセンター で最初のエージェントを作成します。',
      template: 'または、6 つの AI テンプレートのいずれかから始めます。',
      settings: 'アカウント設定で言語、タイムゾーン、テーマを設定します。',
      help: 'わからないことは「ヘルプとサポート」で調べられます。',
    },
  },
  enter: 'ダッシュボードへ',
  countdown: '{seconds, plural, =0 {ダッシュボードを開いています} other {# 秒後にダッシュボードを開きます}}',
  stay: 'このページにとどまる',
  stayed: 'お好きなだけこのページにいられます。',
} satisfies Translation<typeof en>
