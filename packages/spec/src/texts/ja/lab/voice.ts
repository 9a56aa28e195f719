import type en from '../../en/lab/voice.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'コマンドを話すか入力してください。エージェントの実行、画面の移動、実行状況の確認、すべての停止ができます。どのコマンドにも言葉で答えます。',
  listen: '聞き取りを開始',
  stopListening: '聞き取りを終了',
  listening: '聞いています…',
  deaf: 'このブラウザーは音声認識に対応していません。入力でも同じことができます。',
  mute: 'このブラウザーは読み上げに対応していません。答えは文字で表示されます。',
  notAllowed: 'マイクが許可されていません。ブラウザーの設定でこのサイトに許可するか、入力してください。',
  notHeard: '聞き取れませんでした。もう一度試すか、入力してください。',
  privacy: '音声はブラウザーが認識します。ブラウザーによっては音声を提供元に送ります。この製品は何も保存しません。',
  typed: 'コマンドを入力',
  send: '送信',
  spoken: '答えを読み上げる',
  spokenHint: 'ブラウザーの音声を使います。',
  log: 'コマンドと答え',
  youSaid: 'あなた：{words}',
  yes: 'はい',
  no: 'いいえ',
  canSay: '話せるコマンド',
  examples: {
    run: {
      words: '［エージェント］を実行',
      text: '確認のあと、エージェントを実行します。',
    },
    go: {
      words: 'タスク履歴を開く',
      text: 'ダッシュボード、エージェント、テンプレート、設定などを開きます。',
    },
    state: {
      words: '何が動いている',
      text: '進行中の作業を伝えます。',
    },
    stop: {
      words: '止めて',
      text: '確認のあと、進行中の作業をすべて一時停止します。',
    },
  },
  ask: {
    run: '{name} を実行しますか？「はい」と言うか、押してください。',
    stop: '{count, plural, other {進行中の # 件のタスクを一時停止しますか？}}「はい」と言うか、押してください。',
  },
  did: {
    run: '{name} を開始しました。',
    stop: '{count, plural, =0 {一時停止するものはもうありませんでした。} other {# 件のタスクを一時停止しました。}}',
    go: '{place}を開きます。',
  },
  nothingAsked: '返事を待っているものはありません。',
  left: 'そのままにします。',
  nothingRuns: '実行中のものはありません。',
  runs: '{count, plural, other {# 件のタスクが進行中です：{names}。}}',
  noAgent: '「{name}」というエージェントはありません。',
  which: '「{name}」に当てはまるエージェントが複数あります。名前をすべて言ってください。',
  unknown: '「{words}」は理解できませんでした。話せるコマンドは一覧にあります。',
  failed: 'うまくいきませんでした。サーバーに接続できません。もう一度お試しください。',
  places: {
    dashboard: 'ダッシュボード',
    agents: 'マイエージェント',
    tasks: 'タスク履歴',
    templates: 'テンプレート',
    settings: '設定',
    platforms: 'プラットフォーム',
    deploy: 'デプロイ',
    performance: 'パフォーマンス',
    help: 'ヘルプ',
  },
} satisfies Translation<typeof en>
