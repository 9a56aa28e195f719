import type en from '../../en/lab/neural.ts'
import type { Translation } from '../../index.ts'

export default {
  title: 'ニューラルインターフェース',
  lead: '思考がエージェントになる様子を示します。機器は読み取っていません。脳波も思考もここで作られたものです。',
  simulated: 'シミュレーション',
  connected: '接続中',
  disconnected: '未接続',
  connect: '接続',
  disconnect: '切断',
  create: 'エージェントを作成',
  waves: '脳波',
  bandBars: '{band}波（シミュレーション）',
  bands: {
    delta: 'デルタ',
    theta: 'シータ',
    alpha: 'アルファ',
    beta: 'ベータ',
    gamma: 'ガンマ',
  },
  thoughts: '思考パターン',
  listening: '待機中です。最初のパターンは 3 秒以内に現れます。',
  disconnectedHint: '接続すると脳波と思考パターンが表示されます。',
  confidence: '確信度',
  categories: {
    command: '命令',
    query: '質問',
    emotion: '感情',
    intent: '意図',
  },
  phrases: {
    command: {
      first: '実行中のものを一時停止',
      second: '最新の結果を開く',
      third: '朝のレポートを開始',
    },
    query: {
      first: '今日いちばん遅かったエージェントは？',
      second: 'アクションはあといくつ残っている？',
      third: '前回の実行は成功した？',
    },
    emotion: {
      first: '前回の結果に満足',
      second: '待ち行列にいらいら',
      third: '新しいテンプレートが気になる',
    },
    intent: {
      first: '毎朝、競合 3 社の価格を集めて、変わった点を知らせる',
      second: '受信トレイの請求書を読み、合計額を表にまとめる',
      third: '商品ページを見張り、再入荷したら知らせる',
    },
  },
  names: {
    first: '価格ウォッチ',
    second: '請求書リーダー',
    third: '在庫ウォッチ',
  },
} satisfies Translation<typeof en>
