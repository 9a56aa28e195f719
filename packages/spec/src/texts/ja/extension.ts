import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'ブラウザー拡張機能',
  headline: 'いつもの作業場所で、そのまま自動化',
  lead: '{product} の拡張機能は、目の前のページにエージェントを呼び出します。繰り返し作業から学び、指示があればそれを引き受けます。',
  sampleNote: 'サンプルコンテンツ',
  availability: {
    text: 'このインストールには拡張機能のパッケージが含まれていません。エージェントの機能はすべて、このブラウザーからも利用できます。',
    action: 'ダッシュボードを開く',
  },
  features: {
    title: '画面の隅の、控えめな助っ人',
    items: {
      assistant: {
        title: '学習する AI アシスタント',
        text: '何度も繰り返している作業に気づき、それを任せるエージェントを提案します。',
      },
      instant: {
        title: 'その場で自動化',
        text: '表、フォーム、テキストを右クリックして、すぐにエージェントに任せられます。',
      },
      privacy: {
        title: 'プライバシー最優先',
        text: 'ローカル処理：習慣について学んだことは、お使いのブラウザーの中にとどまります。',
      },
      crossSite: {
        title: 'サイトをまたぐ自動化',
        text: '1 つのタスクで複数のサイトを扱えます。許可はサイトごとに一度だけです。',
      },
    },
  },
  menu: {
    label: '表の右クリックメニューの例',
    example: '例',
    page: '未処理の注文',
    columns: { order: '注文', customer: '顧客', total: '合計' },
    actions: { collect: 'この表を収集', watch: '変更されたら通知', fill: '別のサイトにコピー' },
  },
  install: {
    title: '3 ステップでインストール',
    steps: {
      download: {
        title: 'ダウンロード',
        text: 'Chrome、Firefox、Edge 用のパッケージを、それを提供しているインストールから入手します。',
      },
      install: {
        title: 'インストール',
        text: 'ブラウザーでパッケージを開き、求められた権限を確認して許可します。',
      },
      automate: {
        title: '自動化',
        text: 'ワンタイムコードでアカウントと連携したら、あとは右クリックするだけです。',
      },
    },
  },
  voices: {
    title: '利用者の声',
    stars: '5 つ星中 {stars, number}',
    items: {
      research: {
        quote: '一日中、表を集めています。今は右クリックするだけです。',
        role: '市場調査担当',
      },
      recruiting: {
        quote: '新しいサイトに触れる前に必ず確認してくれます。だから IT 部門も承認しました。',
        role: '採用担当',
      },
      shop: {
        quote: '毎朝同じ住所を打ち直していることに気づいて、代わりにやると提案してくれました。',
        role: 'ショップ経営者',
      },
    },
  },
} satisfies Translation<typeof en>
