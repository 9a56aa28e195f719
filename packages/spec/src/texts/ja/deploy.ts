import type en from '../en/deploy.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'ボット展開センター',
  subtitle: 'プラットフォームを選び、ボットを設定して展開し、手元で管理します。',
  tabs: {
    label: '展開',
    select: 'プラットフォーム選択',
    configure: '設定と展開',
    manage: 'ボット管理',
  },
  select: {
    title: '選択できるプラットフォームがありません',
    hint: 'このインストールのプラットフォームカタログは空です。エージェントは今すぐ作成できます。その目的と能力が、ボットを形づくるものになります。',
    action: 'エージェントを作成',
  },
  configure: {
    title: '設定するものがありません',
    hint: 'ボットは作業するプラットフォームに合わせて設定しますが、何も選択されていません。エージェントには不要ですので、コマンドセンター で作成してください。',
    action: 'エージェントを作成',
  },
  manage: {
    title: '展開されたボットはありません',
    hint: '展開されたボットはここで一時停止、有効化します。作成したエージェントは コマンドセンター にあります。',
    action: 'エージェントを見る',
  },
} satisfies Translation<typeof en>
