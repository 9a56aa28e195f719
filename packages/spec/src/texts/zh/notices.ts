import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: '一次运行已完成',
  failed: '一次运行失败了',
  needsYou: '一次运行需要您',
  priceFell: '关注的价格下降了',
  targetReached: '关注的价格已达到目标价',
  priceRose: '关注的价格上涨了',
  openWatch: '打开价格关注',
} satisfies Translation<typeof en>
