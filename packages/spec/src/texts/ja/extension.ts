import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'ブラウザー拡張機能',
  headline: 'いつもの作業場所で、そのまま自動化',
  lead: '{product} の拡張機能は、目の前のページにエージェントを呼び出します。繰り返し作業から学び、指示があればそれを引き受けます。',
  sampleNote: 'サンプルコンテンツ',
  availability: {
    text: 'Chrome、Firefox、Edge 用です。ストアにはまだありません。ここでパッケージを入手し、ご自身で読み込みます。',
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
    root: 'これを自動化',
    actions: {
      table: 'この表を取り出す',
      record: '手順を記録',
      form: '自分のデータで入力',
      run: 'このページでエージェントを実行',
    },
  },
  downloads: {
    title: 'お使いのブラウザー用',
    lead: 'このインストールが、3 つとも同じソースから作りました。サイズとチェックサムは、入手するファイルそのものの値です。',
    available: '利用可能',
    version: 'バージョン {version}、{size}',
    button: 'ダウンロード',
    named: '{browser} 用をダウンロード',
    busy: 'ダウンロード中...',
    started: 'ダウンロードを開始しました。ダウンロードフォルダーをご確認ください。',
    failed: 'パッケージを取得できませんでした。接続を確認して、もう一度お試しください。',
    checksum: 'SHA-256',
    none: 'このインストールはパッケージなしでビルドされています。一度ビルドすると、ここに表示されます。',
  },
  install: {
    title: '3 ステップでインストール',
    steps: {
      download: {
        title: 'ダウンロード',
        text: '上からお使いのブラウザー用のパッケージを入手し、移動しないフォルダーに展開します。',
      },
      install: {
        title: 'インストール',
        text: 'Chrome と Edge：拡張機能のページを開き、デベロッパーモードをオンにして「パッケージ化されていない拡張機能を読み込む」を押し、フォルダーを選びます。Firefox：about:debugging の「この Firefox」で「一時的なアドオンを読み込む」を選びます。Firefox を閉じるまで有効です。',
      },
      automate: {
        title: '自動化',
        text: '下でワンタイムコードを使って接続し、好きな場所を右クリックして「これを自動化」を選びます。',
      },
    },
  },
  connect: {
    title: 'ブラウザーを接続',
    lead: '拡張機能のパネルにアドレスとワンタイムコードを入力します。接続したブラウザーは、エージェントの一覧、作成、実行と、タスクの閲覧ができます。アカウントのそれ以外には触れられません。',
    make: 'ブラウザーを接続',
    again: '新しいコードを作る',
    code: 'ワンタイムコード',
    address: 'アドレス',
    hint: '1 つのブラウザーに {minutes, number} 分間だけ使えます。',
    expired: 'このコードは期限切れです。新しく作ってください。',
    list: '接続済みのブラウザー',
    none: '接続されたブラウザーはまだありません。',
    seen: '最終アクセス <when></when>',
    revoke: '切断',
    revokeNamed: '{name} を切断',
    signIn: 'ブラウザーを接続するにはサインインしてください。',
    signInAction: 'サインイン',
    failed: '実行できませんでした。もう一度お試しください。',
    copy: 'コピー',
    copied: 'コピーしました',
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
