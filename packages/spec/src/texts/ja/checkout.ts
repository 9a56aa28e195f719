import type en from '../en/checkout.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'ご購入手続き',
  lead: 'ご注文の内容をご確認ください。',
  summary: {
    title: 'ご注文内容',
    plan: 'プラン',
    billing: 'お支払い',
    monthly: '月払い',
    annual: '年払い',
    perMonth: '{price} / 月',
    perYear: '{price} / 年',
    equals: '月あたり {price}、{savings} お得',
    totalMonth: '月額合計',
    totalYear: '年額合計',
    included: '含まれるもの',
    actions: '月間 {count, number} AI アクション',
    agents: 'エージェント {count, number} 個まで',
    rollover: '未使用のアクションは 1 請求期間に限り繰り越されます',
    cancel: 'いつでも解約できます',
  },
  descriptions: {
    starter: '任せたい仕事がある個人の方に。',
    professional: '毎日自動化に取り組む、成長中のチームに。',
    enterprise: 'エージェントで動く企業に。',
    custom: 'オンプレミス：自社のマシンで、自社の条件で。',
  },
  notice: {
    title: '決済の設定が必要です',
    text: 'このインストールは決済サービスに接続されていないため、料金は発生せず、カードの入力も求められません。それまでは無料枠をご利用いただけます：月間 {actions, number} AI アクション、エージェント {agents, number} 個。',
    action: '料金ページに戻る',
    free: '無料枠を使う',
  },
  details: {
    title: 'お支払い情報',
    methods: 'お支払い方法',
    card: 'カード',
    googlePay: 'Google Pay',
    applePay: 'Apple Pay',
    pay: '{price} を支払う',
    processing: '処理中…',
    loading: 'お支払いフォームを読み込んでいます',
    notHere: '{method} はこのブラウザーまたは端末では使えません。カードでお支払いください。',
    unreachable:
      'お支払いフォームを読み込めませんでした。接続と、決済会社への通信がブロックされていないかを確認してください。',
    retry: '再試行',
    secure: 'カード番号は決済会社 Stripe に直接送られます。このサーバーには届きません。',
    failed: 'お支払いに失敗しました',
    error: 'お支払いエラー',
    errorText: '予期しないエラーが発生しました。もう一度お試しください。',
  },
  has: {
    title: 'すでに {plan} をご利用中です',
    text: '二つ目のプランは二重のお支払いになります。料金ページで別のプランを選ぶと、差額だけで済みます。',
  },
} satisfies Translation<typeof en>
