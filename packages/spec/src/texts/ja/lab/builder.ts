import type en from '../../en/lab/builder.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'エージェントを言葉で説明してください。実行の前に計画がグラフとして描かれ、そのままエージェントとして保存できます。',
  words: 'エージェントに何をさせますか？',
  hint: 'サイト、そこで行うこと、残すものを書いてください。',
  example: 'Go to {url}/shop, search for "paper" and save the products as a spreadsheet',
  useExample: '例を使う',
  draw: '計画を描く',
  graph: '計画のグラフ',
  start: 'あなたの言葉',
  end: '結果',
  repeats: '繰り返し',
  picked: 'ステップ {path}',
  from: 'もとの言葉：{words}',
  tool: 'ツール：{tool}',
  none: 'グラフのステップを選ぶと、どの言葉から来たかがわかります。',
  list: '計画の一覧',
  name: 'エージェントの名前',
  create: 'エージェントを作成',
  created: 'エージェントを作成しました',
  createdText: '{name} はこのステップを保存し、「マイエージェント」から実行できます。',
  open: '{name} を開く',
  cannot: '計画できなかった部分は下に示します。言葉を変えて、もう一度描いてください。',
  again: '言葉が変わりました。作成の前に計画を描き直してください。',
} satisfies Translation<typeof en>
