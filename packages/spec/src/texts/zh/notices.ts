import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: '一次运行已完成',
  failed: '一次运行失败了',
  needsYou: '一次运行需要您',
} satisfies Translation<typeof en>
