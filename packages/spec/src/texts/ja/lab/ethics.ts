import type en from '../../en/lab/ethics.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: '1 つのエージェントを調べます。与えられた言葉、手順の内容、許されていること、最近の実行が残したもの。読み取るだけで変更はしません。',
  agent: 'エージェント',
  noAgentsHint: 'エージェントを作成すると、ここで調べられます。',
  summary: '{count, plural, =0 {指摘はありません。} other {指摘 # 件。}}',
  looked:
    '手順 {steps, plural, other {# 件}}、実行 {runs, plural, other {# 件}}、その記録 {lines, plural, other {# 行}}を調べました。',
  noRuns: 'まだ実行されていないため、履歴からは何もわかりません。',
  again: 'もう一度調べる',
  clear: '問題なし',
  found: '{count, plural, other {指摘 # 件}}',
  evidence: '根拠',
  more: 'ほか {count, number} 件',
  checks: {
    'personal-data': {
      title: '個人データ',
      text: '言葉、手順、記録に含まれるメールアドレス、電話番号、口座番号、カード番号。',
    },
    permissions: {
      title: '使われていない広い権限',
      text: 'エージェントに許されていて、手順には要らないもの。',
    },
    irreversible: {
      title: '承認なしの取り消せない手順',
      text: '取り消せないのに、事前に誰にも確認しないもの。',
    },
    unverified: {
      title: '検証されていない成功',
      text: '証拠なしに、または証拠に反して完了とされた実行。',
    },
  },
  severities: {
    high: '高',
    medium: '中',
    low: '低',
  },
  places: {
    objective: '目的の中：{says}',
    step: '手順 {at}：{says}',
    run: '実行：{says}',
  },
  settings: {
    fileAccess: 'ファイルアクセスが有効',
    appAccess: 'アプリアクセスが有効',
  },
  remedies: {
    setup: '設定を開く',
    steps: '手順を開く',
  },
  findings: {
    'personal-in-words': {
      title: '目的に個人データが含まれています',
      remedy: '言葉から取り除き、保存済みログインにするか、実行時に渡してください。',
    },
    'personal-in-steps': {
      title: '手順に個人データが含まれています',
      remedy: '入力など、実行時に渡す値に置き換えてください。',
    },
    'personal-in-runs': {
      title: '実行が個人データに触れました',
      remedy: '必要な項目だけを読み、それ以外を扱ってよいか確認してください。',
    },
    'file-access-unused': {
      title: 'どの手順も必要としないファイルアクセス',
      remedy: 'ファイルアクセスを無効にしてください。',
    },
    'app-access-unused': {
      title: 'どの手順も必要としないアプリアクセス',
      remedy: 'アプリアクセスを無効にしてください。',
    },
    'any-log-in': {
      title: 'すべてのログインを使えますが、手順が名指すのは次のものです',
      remedy: '使ってよいログインを指定してください。',
    },
    'any-site': {
      title: 'どのサイトにも行けますが、手順が名指すのは次のものです',
      remedy: '訪れてよいサイトを指定してください。',
    },
    'sends-unasked': {
      title: '{count, plural, other {# 件の手順が確認なしに送信します}}',
      remedy: '送信の前に確認させてください。',
    },
    'sends-unlimited': {
      title: '{count, plural, other {# 件の手順が、見つかった一覧の数だけ送信します}}',
      remedy: '1 つのタスクで使えるアクション数の上限を決めてください。',
    },
    'contradicted-success': {
      title: '{count, plural, other {# 件の実行は完了とされましたが、証拠は逆を示しています}}',
      remedy: '実行を開き、どの手順が否定されたかを確認して直してください。',
    },
    'unverified-success': {
      title: '{count, plural, other {# 件の実行が、効果の証拠なしに完了しました}}',
      remedy: '結果を読み直す手順を加えるか、応答が証拠になる手順を使ってください。',
    },
  },
} satisfies Translation<typeof en>
