import type en from '../en/admin.ts'
import type { Translation } from '../index.ts'

export default {
  title: '管理员分析仪表板',
  subtitle: '用户、收入、AI 操作及其费用。',
  denied: {
    title: '管理员访问被拒绝',
    hint: '此页面仅供此安装的管理员使用。您自己的用量显示在仪表板的侧边栏中。',
    action: '返回仪表板',
  },
  cards: {
    users: '用户总数',
    revenue: '总收入',
    actions: 'AI 操作',
    cost: '平均费用/操作',
  },
  notMeasured: '未计量',
  empty: {
    title: '没有可分析的内容',
    hint: '此安装尚未计量任何工作。请在 指挥中心 中创建智能体，为其分配工作。',
    action: '创建智能体',
  },
} satisfies Translation<typeof en>
