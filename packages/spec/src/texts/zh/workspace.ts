import type en from '../en/workspace.ts'
import type { Translation } from '../index.ts'

export default {
  assistant: '学习助手',
  usage: {
    label: 'AI 操作',
    figures: '{used, number} / {limit, number}',
    meter: '本月已用的 AI 操作',
    levels: {
      normal: '本月已用 {percent, number}%',
      high: '用量较高：本月 {percent, number}%',
      nearly: '接近上限：本月 {percent, number}%',
      reached: '已达上限',
    },
    warning: {
      nearly: '本月还剩 {left, plural, other {# 次操作}}。达到上限后智能体会暂停。',
      reached: '智能体已暂停，直到下个月或您升级套餐。',
      action: '查看套餐',
    },
  },
  level: {
    label: '等级 {level, number}',
    short: 'Lv {level, number}',
    xp: '{xp, number} XP',
    toNext: '还差 {xp, number}',
    meter: '本等级经验值',
  },
} satisfies Translation<typeof en>
