import type en from '../en/platforms.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'プラットフォームユニバース',
  subtitle: 'ボットが作業できるプラットフォームです。',
  empty: {
    title: 'プラットフォームが見つかりません',
    hint: 'このインストールのカタログは空です。エージェントはカタログに依存しません。コマンドセンター で作成し、どのサイトで作業するかを言葉で説明してください。',
    action: 'エージェントを作成',
  },
} satisfies Translation<typeof en>
