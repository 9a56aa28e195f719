import type en from '../en/mobile.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'モバイルアプリ',
  headline: 'エージェントを、ポケットの中に',
  lead: '実行中のタスクを確認し、承認待ちを承認し、次のタスクを始める。どこにいても可能です。',
  sampleNote: 'サンプルコンテンツ',
  availability: {
    text: 'ストアもパッケージも不要です。このページからインストールでき、個人のデータは端末に残りません。',
    action: 'ダッシュボードを開く',
  },
  phone: {
    label: 'スマートフォンでのアプリの例（数値はサンプルです）',
    sample: 'サンプル',
    greeting: 'おはようございます',
    activeAgents: '稼働中のエージェント',
    tasksToday: '今日のタスク',
    timeSaved: '節約した時間',
    hours: '{value, number} 時間',
    recent: '最近',
    runs: {
      orders: { name: '新規注文の転記', state: '完了' },
      prices: { name: '価格ウォッチ', state: '実行中' },
      invoices: { name: '請求書係', state: '承認待ち' },
    },
  },
  features: {
    title: 'すきま時間のために',
    items: {
      assistant: {
        title: '外出先の AI アシスタント',
        text: '音声または文字でタスクを説明すると、スマートフォンをしまう前に計画ができあがります。',
      },
      automation: {
        title: 'モバイル自動化',
        text: 'エージェントの仕事の開始、一時停止、承認が親指ひとつで行えます。',
      },
      security: {
        title: '安全でプライベート',
        text: '生体認証：端末のロックを解除する指紋や顔の後ろでアプリが開きます。個人のデータは端末に残りません。',
      },
      sync: {
        title: 'プラットフォーム間の同期',
        text: 'デスクで始めた作業を、最後のステップまで手元で続けられます。',
      },
    },
  },
  stores: {
    title: 'アプリを入手',
    lead: '同じ製品を、ホーム画面のアイコンから専用ウィンドウで。',
    items: {
      ios: {
        name: 'iOS',
        needs: 'iOS 14.0+',
        how: 'スマートフォンの Safari でこのページを開き、「共有」から「ホーム画面に追加」を選びます。',
      },
      android: {
        name: 'Android',
        needs: 'Android 8.0+',
        how: 'スマートフォンの Chrome でこのページを開き、メニューから「アプリをインストール」を選びます。',
      },
    },
    download: 'ダウンロード',
    redirecting: 'アプリストアへ移動しています...',
    none: 'このアプリはストアにはありません。ここから数秒でインストールできます。',
    install: '今すぐインストール',
    accepted: 'インストールしました。アプリ一覧にあります。',
    dismissed: 'インストールしていません。いつでもできます。',
    already: 'インストール済みのアプリを使用しています。',
  },
  universal: {
    title: 'あらゆるプラットフォームに対応',
    lead: '1 つのアカウント、3 つの入口。',
    items: {
      apps: { title: 'モバイルアプリ', text: 'iOS 14.0 以降、Android 8.0 以降。' },
      extension: { title: 'ブラウザー拡張機能', text: 'Chrome、Firefox、Edge。', action: '拡張機能について' },
      web: {
        title: 'ウェブプラットフォーム',
        text: '最新のブラウザーなら、どの画面でも。',
        action: 'ダッシュボードを開く',
      },
    },
  },
  voices: {
    title: '利用者の声',
    stars: '5 つ星中 {stars, number}',
    items: {
      site: { quote: '現場から現場へ移動する間に発注を承認しています。', role: '建設現場監督' },
      clinic: {
        quote: '朝ひと目見れば、夜間の仕事が終わっているとわかります。',
        role: 'クリニック事務長',
      },
      agency: {
        quote: 'タクシーの中でタスクを口述し、お客様先で結果を読んでいます。',
        role: '代理店創業者',
      },
    },
  },
} satisfies Translation<typeof en>
