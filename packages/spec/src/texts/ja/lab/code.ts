import type en from '../../en/lab/code.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: '読んで、書き換えて、実行できる小さなプログラムが三つあります。ブラウザー内のサンドボックスで実際に動きます。',
  samples: 'サンプルプログラム',
  empty: 'プログラムを選んでください',
  emptyHint:
    'コードはすべて安全な環境で実行されます。ブラウザー内のサンドボックスで、つながるのはあなた専用の練習サイトだけです。',
  facts: '{lines, plural, other {# 行}} · {language} · 約 {seconds, number} 秒',
  code: 'コード',
  restore: '変更を元に戻す',
  copy: 'コピー',
  copied: 'コピーしました',
  download: 'ダウンロード',
  run: 'コードを実行',
  running: '実行中…',
  stop: '停止',
  output: '出力',
  progress: '実行の進み具合',
  ready: '「コードを実行」を押すと、0.8 秒ごとに 1 行ずつ表示されます。',
  loading: {
    javascript: 'JavaScript エンジンを読み込んでいます…',
    python: 'Python を読み込んでいます（初回は約 13 MB）…',
  },
  phase: { idle: '未実行', running: '実行中', completed: '完了', failed: '失敗', stopped: '停止しました' },
  completed: '実行は正常に完了しました',
  runtime: '実行時間',
  memory: 'メモリ',
  optimized: '最適化済み',
  status: '状態',
  success: '成功',
  failed: '実行に失敗しました',
  tooLong: '{seconds, number} 秒で停止しました。終わらないループがないか確かめるか、一度に行う処理を減らしてください。',
  tooManyLines: '出力が {lines, number} 行に達したため停止しました。表示する行を減らしてください。',
  noEngine: 'エンジンを読み込めませんでした。接続を確認して、もう一度実行してください。',
  difficulty: { beginner: '初級', intermediate: '中級', advanced: '上級' },
  language: { javascript: 'JavaScript', python: 'Python' },
  category: { data: 'データ抽出', marketing: 'マーケティング', commerce: 'EC' },
  items: {
    'web-scraper': {
      title: 'Web スクレイパー',
      text: '練習用ショップの全ページを読み、最安値・最高値・平均価格を示します。',
    },
    'email-generator': {
      title: 'AI メール作成',
      text: '宛先ごとにメールを書き、開封・クリック・成約を見積もります。送信はしません。',
    },
    'price-monitor': { title: '価格モニター', text: '前回の価格と比べ、値下がり・目標到達・値上がりを知らせます。' },
  },
} satisfies Translation<typeof en>
