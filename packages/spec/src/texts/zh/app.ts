import type en from '../en/app.ts'
import type { Translation } from '../index.ts'

export default {
  newVersion: '新版本已就绪。',
  reload: '重新加载',
  later: '稍后',
} satisfies Translation<typeof en>
