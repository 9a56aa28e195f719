import type en from '../en/assistant.ts'
import type { Translation } from '../index.ts'

export default {
  title: '学習アシスタント',
  close: '閉じる',
  toggle: '私の操作から学ぶ',
  privacy: '数えた内容はすべてこのブラウザの中に残ります。送信は一切なく、パスワード欄は読み取りません。',
  off: '一時停止中です。何も数えません。これまでの内容は消去するまで残ります。',
  learning: '{keys, number} 回を超えるキー入力と {seconds, number} 秒を超える時間のあと、提案が表示されます。',
  clear: 'すべて消去',
  states: {
    off: '一時停止',
    learning: '学習中',
    ready: 'プロフィール作成済み',
  },
  counts: {
    keystrokes: 'キー入力',
    clicks: 'クリック',
    scrolled: 'スクロール',
    time: '時間',
  },
  profile: {
    title: 'あなたのプロフィール',
    nothing: 'まだありません',
    typingSpeed: '入力速度',
    wordsPerMinute: '毎分 {words, number} 語',
    sessionTime: '平均の作業時間',
    minutes: '{minutes, number} 分',
    commonWords: 'よく使う言葉',
    workingHours: '勤務時間',
    hours: '{start}:00～{end}:00',
    patterns: '繰り返しの移動',
    style: '文体',
    styles: {
      plain: '短い言葉',
      elaborate: '長い言葉',
    },
    types: '主な作業',
    taskTypes: {
      forms: '入力',
      web: 'ページの移動',
      data: '一覧の閲覧',
    },
  },
  insights: {
    title: '提案',
    none: '今のところ目立つ点はありません。作業中も引き続き見ています。',
    confidence: '確度 {percent, number}%',
    basedOn: '根拠: {basis}',
    implement: '実行する',
    dismiss: '閉じる',
  },
  priorities: {
    high: '優先度: 高',
    medium: '優先度: 中',
  },
  types: {
    efficiency: '効率',
    brand_voice: 'ブランドの声',
    automation_opportunity: '自動化の機会',
    task_suggestion: 'タスクの提案',
  },
  items: {
    efficiency: {
      title: 'たくさん、速く入力しています',
      description:
        '毎分およそ {words, number} 語を入力しています。何度も打つ内容は、エージェントが代わりに入力できます。',
      suggestedAction: '慣れたフォームの入力をエージェントに任せましょう。',
      basedOn: '毎分 {words, number} 語の入力速度',
      draftName: 'フォーム入力',
      draftObjective:
        'フォームのページを開き、いつもの内容を各欄に入力して送信する。（アドレスと内容をここに書き足してください。）',
    },
    brand_voice: {
      title: 'あなたらしい言葉があります',
      description: '繰り返し出てくる言葉: {terms}。代わりに書くエージェントもこの言葉を使えます。',
      suggestedAction: 'あなたの言葉でメッセージの下書きをエージェントに任せましょう。',
      basedOn: '最近入力した言葉: {terms}',
      draftName: 'メッセージ作成',
      draftObjective:
        '次の言葉を使い、私の言い回しで短いメッセージを書く: {terms}。送り先: （宛先と用件をここに書き足してください。）',
    },
    automation_opportunity: {
      title: '同じ順路を回っています',
      description: 'ページからページへ移動しました: {places}。エージェントが巡回し、新しいことを知らせます。',
      suggestedAction: '確認しているページの巡回をエージェントに任せましょう。',
      basedOn: '移動した先: {places}',
      draftName: '毎日の巡回',
      draftObjective:
        '毎日確認するページを開いて読み、新しいことを一覧にする。（アドレスをここに書き足してください。）',
    },
    task_suggestion: {
      title: '長く作業しています',
      description: 'この作業は {minutes, number} 分続いています。長い作業は一部を任せる価値があります。',
      suggestedAction: '繰り返しの部分を予定に沿ってエージェントに任せましょう。',
      basedOn: '{minutes, number} 分の作業時間',
      draftName: '繰り返しの作業',
      draftObjective:
        '毎日繰り返す作業を行う: ページを開き、行を表に集めてファイルに保存する。（アドレスをここに書き足してください。）',
    },
  },
  demo: {
    title: 'ここで試せます',
    lead: 'オンにして、いくつか文を書いてみてください。普段の作業と同じく、{keys, number} 回を超えるキー入力と {seconds, number} 秒を超える時間が必要です。',
    label: '何か書いてください',
    placeholder: 'お客様、ご注文の品を発送いたしました…',
  },
} satisfies Translation<typeof en>
