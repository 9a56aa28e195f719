import type en from '../en/lab.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'イノベーションラボ',
  lead: 'エージェントとの新しい働き方を試す場所です。',
  labels:
    '「有効」はこのインストールで今すぐ使えます。「ベータ」は明記された制限の範囲で動作します。「実験的」はここでは有効になっていません。',
  tabs: 'ラボのタブ',
  status: { active: '有効', beta: 'ベータ', experimental: '実験的' },
  create: 'エージェントを作成',
  features: {
    title: '実験',
    items: {
      builder: {
        title: 'ニューラルビルダー',
        text: '目的を述べて能力を選ぶと、その結果をエージェントとして コマンドセンター に残せます。',
      },
      languages: {
        title: '6 つの言語',
        text: 'すべての画面を英語、スペイン語、フランス語、ドイツ語、中国語、日本語で。再読み込みなしで切り替わります。',
      },
      voice: { title: '音声操作', text: 'してほしいことを話すと、行われたことを音声で聞けます。' },
      collab: { title: 'ライブ共同作業', text: '1 つのエージェントを複数人で。互いの変更がその場で見えます。' },
      ethics: {
        title: 'AI 倫理',
        text: 'エージェントが触れるもの、許されていること、証明したことを調べ、指摘ごとに対処法を示します。',
      },
      phone: { title: '電話 AI', text: '承認済みの台本に沿って電話をかけ、通話ごとに書き起こしを残します。' },
      predictive: {
        title: '予測 AI',
        text: 'アクション数、費用、上限に達する日をご自身の履歴から予測し、実行に最適な時間帯を示します。',
      },
      demos: { title: 'ライブデモ', text: '練習用サイトでのタスク全体を、最初の手順から証明まで。' },
      code: { title: 'コードラボ', text: 'サンドボックスで読み、書き換え、実行できる小さなプログラムです。' },
    },
  },
  recent: {
    title: '最近作成したエージェント',
    capabilities: '{count, plural, =0 {能力なし} other {能力 # 件}}',
    power: 'パワーレベル',
    noObjective: '目的はまだ書かれていません',
    emptyTitle: 'エージェントはまだありません',
    emptyHint: 'コマンドセンター で作成したエージェントがここに表示されます。',
    all: 'すべてのエージェント',
  },
} satisfies Translation<typeof en>
