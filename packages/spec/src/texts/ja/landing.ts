import type en from '../en/landing.ts'
import type { Translation } from '../index.ts'

export default {
  sampleNote: 'サンプルコンテンツ',
  hero: {
    headline: '{product} が<em>仕事をこなします。</em>',
    lead: 'タスクを普段の言葉で説明してください。エージェントが実際のブラウザー、文書、メール、電話で実行し、完了したことを証明します。',
    start: '自動化を始める',
    plans: '料金プランを見る',
  },
  stage: {
    label: '{product} のタスクの例：説明、そこから作成された計画、そして証明',
    example: '例',
    window: 'コマンドセンター',
    running: '実行中',
    completed: '完了',
    verified: '証明済み',
  },
  results: {
    title: '証明された成果',
    lead: '仕事を任せた 1 年は、このようになります。',
    items: {
      tasks: { value: '{value}+', label: '実行したタスク' },
      success: { value: '{value}', label: '証明付きで完了' },
      hours: { value: '{value} 時間', label: '1 人あたり毎月の節約時間' },
      rating: { value: '{value} / 5', label: '平均評価' },
    },
  },
  demo: {
    title: 'ニューラル コマンドセンター',
    lead: '4 つのエージェントが同時にそれぞれのタスクを進め、そのすべてを 1 つのボードで見られます。',
    simulated: 'シミュレーション',
    load: 'システム負荷',
    working: '作業中',
    progress: '{name} の進捗',
    efficiency: '効率',
    network: '1 つのコアにつながる 4 つのエージェント',
    agents: {
      sales: { name: 'セールススカウト', type: '営業', task: '問い合わせフォームの見込み客を選別中' },
      data: { name: 'データリファイナー', type: 'データ', task: '仕入先 2 社の価格表を統合中' },
      web: { name: 'ウェブランナー', type: 'ウェブ', task: 'ポータルを 1 ページずつ入力中' },
      email: { name: 'メールデスク', type: 'メール', task: '承認用の返信を下書き中' },
    },
  },
  features: {
    title: '説明ひとつで、あらゆる仕事を',
    lead: '8 つの能力を、タスクに合わせて組み合わせます。',
    more: 'プランを見る',
    items: {
      web: {
        title: 'ウェブ自動化',
        text: '注意深い人と同じようにログインし、クリックし、入力して送信します。ページの表示が事実と違えば気づきます。',
      },
      data: {
        title: 'データ抽出',
        text: 'ページや一覧を整った行データに変え、すべての値にその出典を添えます。',
      },
      platforms: {
        title: 'プラットフォーム横断',
        text: '仕事をシステムからシステムへ引き継ぎます。タブの間で書き写す必要はもうありません。',
      },
      monitoring: {
        title: '画面の監視',
        text: 'ページの表示を見守り、前回から何が変わったかを言葉でお知らせします。',
      },
      voice: {
        title: '音声と自然な言葉',
        text: 'してほしいことを話すか書くだけ。フローチャートもセレクターも、保守が必要なスクリプトもいりません。',
      },
      analytics: {
        title: '分析',
        text: '何が実行され、どれだけの時間と費用がかかり、どこを改善できるかを示します。',
      },
      calls: {
        title: 'AI コールセンター',
        text: '承認済みの台本に沿って電話をかけ、応対し、通話ごとに書き起こしを残します。',
      },
      documents: {
        title: '文書処理',
        text: '請求書、申込書、契約書を読み取り、内容をあるべき場所に収めます。',
      },
    },
  },
  voices: {
    title: 'チームの声',
    stars: '5 つ星中 {stars, number}',
    items: {
      operations: {
        quote: '月曜のレポートを一度説明しただけです。それ以来、証明付きで必ず届いています。',
        role: 'Northwind Supply　業務統括責任者',
      },
      support: {
        quote: '決め手は承認のステップでした。私たちの誰かが確認するまで、何も社外に出ません。',
        role: 'Tern & Heron　サポートリーダー',
      },
      finance: {
        quote: '月に 3 日かかっていた請求書の入力が、例外を確認する 1 時間になりました。',
        role: 'Brightwater　財務マネージャー',
      },
    },
    awards: {
      label: '受賞歴',
      innovation: '自動化イノベーション賞',
      choice: 'ユーザーズチョイス',
      security: 'AI 信頼賞',
      startup: 'プロダクト・オブ・ザ・イヤー',
    },
  },
  plans: {
    title: '仕事の規模に合わせたプラン',
    lead: '月間の AI アクション数で決まります。いつでも変更できます。',
    popular: '一番人気',
    perMonth: '/月',
    actions: '月間 {count, number} AI アクション',
    agents: 'エージェント {count, number} 個まで',
    choose: '{plan} を見る',
    items: {
      starter: '任せたい仕事がある個人の方に。',
      professional: '毎日自動化に取り組む、成長中のチームに。',
      enterprise: 'エージェントで動く企業に。',
      custom: '自社のマシンで、自社の条件で。',
    },
  },
  how: {
    title: 'AI ボットの仕組み',
    lead: '一文から、確認できる結果まで。5 つのステップです。',
    example: '例',
    steps: {
      describe: {
        title: 'タスクを説明する',
        text: '同僚に頼むときのように、してほしいことを書きます。',
        example: '毎週月曜日に期限切れの請求書を一覧にして、合計額をメールで送って。',
      },
      analyze: {
        title: 'AI が分析する',
        text: 'プランナーが言葉を手順に変え、読み取るだけの手順と送信する手順を示します。',
        example: '4 ステップ：読み取り 3、送信 1。予測：5 アクション。',
      },
      assemble: {
        title: 'ボットを組み立てる',
        text: 'エージェントには、これらの手順に必要なツールだけが渡されます。',
        example: 'browser.open, document.extract, email.send',
      },
      execute: {
        title: 'ライブ実行',
        text: '各ステップをその場で見守り、元に戻せない操作は承認してから進めます。',
        example: 'ステップ 4 があなたにメールを 1 通送信します。承認しますか？',
      },
      results: {
        title: '結果',
        text: '結果は証明とともに届きます。ページの主張ではなく、実際に読み戻した内容です。',
        example: '期限切れの請求書 7 件、合計 12,480 ドル。合計は 2 回確認済み。',
      },
    },
  },
  closing: {
    title: '最初のタスクを今日から任せましょう',
    lead: 'プランを選ぶか、まずはダッシュボードをご覧ください。',
    start: '自動化を始める',
    dashboard: 'ダッシュボードを開く',
  },
} satisfies Translation<typeof en>
