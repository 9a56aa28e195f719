import type en from '../en/pricing.ts'
import type { Translation } from '../index.ts'

export default {
  headline: '終わった仕事に支払う',
  lead: 'プランの違いは、エージェントがひと月にこなせる仕事の量と、付属する機能です。',
  sampleNote: 'サンプルコンテンツ',
  billing: { label: '請求期間', monthly: '月払い', yearly: '年払い', save: '17% お得' },
  popular: '一番人気',
  perMonth: '/月',
  billedMonthly: '毎月のご請求',
  billedYearly: '年額 {price} のご請求、{savings} お得',
  start: '始める',
  startPlan: '{plan} で始める',
  included: '含まれるもの',
  limitations: '制限事項',
  descriptions: {
    starter: '任せたい仕事がある個人の方に。',
    professional: '毎日自動化に取り組む、成長中のチームに。',
    enterprise: 'エージェントで動く企業に。',
    custom: 'オンプレミス：自社のマシンで、自社の条件で。',
  },
  features: {
    actions: '月間 {count, number} AI アクション',
    agents: 'エージェント {count, number} 個まで',
    web: 'ウェブ自動化とデータ抽出',
    templates: 'すべての AI テンプレート',
    history: '結果付きのタスク履歴',
    documents: '文書処理',
    api: 'API アクセス',
    analytics: '利用状況の分析',
    calls: 'AI コールセンター',
    roles: '役割管理と二要素認証',
    priority: '優先サポート',
    onPremise: '自社サーバーで稼働',
    data: 'データは社内ネットワークの外に出ません',
    engineer: '専任エンジニア',
  },
  limits: {
    pause: '月間上限でエージェントが一時停止',
    mail: 'サポートはメールのみ',
    noCalls: 'AI コールセンターなし',
    noOnPremise: 'ホスト型のみ（オンプレミス不可）',
    ownServers: 'サーバーはお客様がご用意',
  },
  trust: {
    title: 'お約束できること',
    items: {
      guarantee: { value: '100%', label: '返金保証' },
      monitoring: { value: '24/7', label: 'エージェントの監視' },
      uptime: { value: '99.9%', label: '稼働率' },
      setup: { value: '5 分', label: '初期設定' },
    },
  },
  faq: {
    title: 'プランに関する質問',
    items: {
      limit: {
        question: '月間上限に達するとどうなりますか？',
        answer:
          'エージェントが一時停止します。何も失われず、追加料金もかかりません。次の期間が始まると再開し、上位プランに移行した場合はすぐに再開します。',
      },
      change: {
        question: '後からプランを変更できますか？',
        answer:
          'はい。プランの変更は即時に行われ、日割りで計算されます。上位プランはすぐに適用され、残りの期間の差額だけをお支払いいただきます。下位プランへの変更はすぐに予約され、次の請求サイクルから適用されるため、お支払い済みの分が無駄になることはありません。',
      },
      action: {
        question: '何が AI アクションとして数えられますか？',
        answer:
          'エージェントがモデルまたはツールを使って実行した 1 つのステップです。ページを開く、フォームに入力する、レコードを抽出する、メッセージを送る、電話をかける、などが該当します。計画の作成、失敗したステップの再試行、ご自身のデータの読み取りは無料です。',
      },
      rollover: {
        question: '未使用のアクションは失効しますか？',
        answer: '未使用のアクションは 1 請求期間に限り繰り越されます。',
      },
      free: {
        question: '支払いなしで始められますか？',
        answer:
          'はい。すべてのアカウントは無料枠から始まり、月間 {actions, number} AI アクションと {agents, number} 個のエージェントをご利用いただけます。',
      },
    },
  },
  processing: '処理中…',
  paymentError: 'お支払いエラー',
  paymentErrorText: '予期しないエラーが発生しました。もう一度お試しください。',
  change: {
    title: '{plan} に変更',
    same: 'すでに {plan} をご利用中です。',
    upgrade: '{plan} はすぐに始まります。今お支払いいただくのは {amount}、この期間の残りの差額です。',
    downgrade: '{plan} は {date} に始まります。それまではお支払い済みの内容が続き、今は請求されません。',
    next: '次回のお支払い：{date} に {amount}。',
    pay: '{amount} を支払って変更',
    confirm: 'プランを変更',
    cancel: 'キャンセル',
    close: '閉じる',
    paid: 'プランを変更しました',
    booked: '変更を予約しました',
    now: 'お支払いが届きしだい {plan} になります。',
    later: '{plan} は {date} に始まります。それまでは設定で取り消せます。',
  },
} satisfies Translation<typeof en>
