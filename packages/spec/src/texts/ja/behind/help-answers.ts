import type en from '../../en/behind/help-answers.ts'
import type { Translation } from '../../index.ts'

export default {
  unknown: 'その答えは分かりません。近いものは「{first}」と「{second}」です。',
  signIn: 'ご自身の実行についてのご質問です。ログインしていただければ確認できます。',
  signInTitle: 'ログイン',
  plans: {
    title: 'プランと料金',
    line: '{name}：月額 {monthly} または年額 {yearly}、月 {actions} AI アクション、エージェント {agents} 体まで。',
    tags: '料金, 価格, いくら, 費用, プラン, starter, pro, enterprise, custom, 月額, 年額, ドル',
  },
  failed: {
    none: '失敗したタスクはありません。',
    text: '「{task}」は {when} に失敗しました。',
    step: '手順 {position}「{step}」で止まりました。',
    error: 'エラー：{error}',
    helps:
      '対処：実行を開いてその手順をご覧ください。そこから続けるか、どのページ、どの項目のことかをより具体的に書いてください。',
    rejected: '対処：その手順は却下されたか、期限内に承認されませんでした。タスクをもう一度実行して承認してください。',
  },
  last: {
    none: 'まだタスクを実行していません。',
    text: '「{task}」（{when}）：{status}。済んだ手順：{steps}。使ったアクション：{actions}。費用：{cost}。',
    status: { pending: '待機中', running: '実行中', completed: '完了', failed: '失敗' },
  },
  waiting: {
    none: 'お待ちしているものはありません。',
    approval: '「{task}」は「{step}」の承認を待っています。',
    review: '「{task}」は、ある手順が実際に行われたかどうかを確認したがっています。',
    limit: '「{task}」は、アクションが再び使えるまで休んでいます。',
    paused: '「{task}」は一時停止中です。',
    more: 'ほかに {count} 件あります。',
  },
  left: {
    text: '残りのアクションは {granted} のうち {left} です。新しい期間は {when} に始まります。',
    title: '使用量とプラン',
  },
} satisfies Translation<typeof en>
