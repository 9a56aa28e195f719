import type en from '../en/checkout.ts'
import type { Translation } from '../index.ts'

export default {
  title: '结账',
  lead: '请核对您即将订购的内容。',
  summary: {
    title: '订单摘要',
    plan: '套餐',
    billing: '计费',
    monthly: '按月',
    annual: '按年',
    perMonth: '{price} / 月',
    perYear: '{price} / 年',
    equals: '每月 {price}，为您节省 {savings}',
    totalMonth: '每月总计',
    totalYear: '每年总计',
    included: '包含',
    actions: '每月 {count, number} 次 AI 操作',
    agents: '最多 {count, number} 个智能体',
    rollover: '未使用的操作可结转一个计费周期',
    cancel: '随时可取消',
  },
  descriptions: {
    starter: '适合有工作想交出去的个人。',
    professional: '适合每天都在自动化的成长型团队。',
    enterprise: '适合依靠智能体运转的企业。',
    custom: '本地部署：在您自己的机器上，按您自己的条件。',
  },
  notice: {
    title: '需要设置付款',
    text: '此安装未连接支付服务商，因此不会产生任何扣款，也不会要求提供银行卡。在此期间您可以使用免费套餐：每月 {actions, number} 次 AI 操作和 {agents, number} 个智能体。',
    action: '返回价格页',
    free: '使用免费套餐',
  },
} satisfies Translation<typeof en>
