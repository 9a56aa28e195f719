import type en from '../en/app.ts'
import type { Translation } from '../index.ts'

export default {
  newVersion: '新しいバージョンを利用できます。',
  reload: '再読み込み',
  later: 'あとで',
} satisfies Translation<typeof en>
