import type en from '../../en/behind/mail.ts'
import type { Translation } from '../../index.ts'

export default {
  greeting: '{name} 様',
  fallback: 'ボタンが開かない場合は、次のアドレスをブラウザにコピーしてください。',
  always: 'このメールは、お客様の {product} アカウントに関するお知らせです。',
  governed: 'メール通知がオンになっているため、このメールをお送りしています。',
  settings: '設定で変更する',
  'verify-address': {
    subject: '{product} のメールアドレスをご確認ください',
    title: 'メールアドレスの確認',
    text: 'ボタンを押すと、{email} がお客様のものであることを確認できます。',
    button: 'アドレスを確認する',
    after:
      'リンクは {hours} 時間有効です。{product} のアカウントを作成していない場合は、このメールを無視してください。',
  },
  'reset-password': {
    subject: '{product} の新しいパスワード',
    title: '新しいパスワードを設定',
    text: 'アカウント {email} の新しいパスワードが申請されました。',
    button: '新しいパスワードを設定する',
    after:
      'リンクは一度だけ、{minutes} 分間有効です。お心当たりがない場合は何もしないでください。パスワードは変わりません。',
  },
  'account-exists': {
    subject: 'お客様のアドレスで {product} への登録が試みられました',
    title: 'アカウントはすでにあります',
    text: '{email} のアカウントを作成しようとする操作がありました。アカウントはすでに存在し、何も変更されていません。',
    button: 'サインイン',
    after:
      'パスワードをお忘れの場合は、サインインページで新しいパスワードを申請してください。お心当たりがない場合は、このメールを無視してください。',
  },
  receipt: {
    subject: '{product} の領収書 {number}',
    title: 'お支払いありがとうございます',
    text: '{date} に {plan} の料金 {amount} を受領しました。請求書番号は {number} です。',
    button: 'お支払い情報を開く',
    after: 'プランとすべての請求書は、設定の「請求とサブスクリプション」にあります。',
  },
  'usage-high': {
    subject: 'AI アクションの {percent} を使用しました',
    title: 'AI アクションの {percent} を使用しました',
    text: '今期の AI アクション {limit} 回のうち {used} 回を使用しました。{date} に新しい期間が始まります。',
    button: '使用量を見る',
    after: '足りない場合は、上位プランがすぐに適用されます。',
  },
  'usage-reached': {
    subject: '今期の AI アクションをすべて使用しました',
    title: '今期の AI アクションをすべて使用しました',
    text: '今期の AI アクション {limit} 回をすべて使用したため、エージェントは休止しています。{date} に自動で再開します。',
    button: 'プランを変更する',
    after: '上位プランにすると、すぐに再開します。',
  },
  'approval-waits': {
    subject: '承認待ちです：{task}',
    title: 'お客様の承認が必要です',
    text: 'タスク「{task}」は、承認なしには進めない手順に達しました。',
    button: '確認して決める',
    after: '実行される内容をそのまま確認できます。決めるまでは何も行われません。',
  },
  'task-failed': {
    subject: 'タスクが失敗しました：{task}',
    title: 'タスクが失敗しました',
    text: 'タスク「{task}」を完了できませんでした。',
    button: '何が起きたか見る',
    after: '実行画面ですべての手順を確認でき、失敗した手順から再開できます。',
  },
  'task-needs-review': {
    subject: '確認が必要です：{task}',
    title: 'タスクの確認が必要です',
    text: 'タスク「{task}」は処理を始めましたが、完了したかどうかを確かめられませんでした。続行する前にご確認ください。',
    button: '確認して決める',
    after: '推測で繰り返すことはありません。',
  },
} satisfies Translation<typeof en>
