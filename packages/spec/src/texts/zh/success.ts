import type en from '../en/success.ts'
import type { Translation } from '../index.ts'

export default {
  title: '欢迎使用 {product}',
  lead: '您的工作区已准备就绪。以下是您现在拥有的一切。',
  cards: {
    engines: {
      title: '14 个引擎',
      text: '每类工作各有一个，从页面和表单到文档、邮件和电话。',
    },
    quantum: { title: 'Quantum AI', text: '内置规划器把日常语言变成步骤，无需任何密钥。' },
    power: { title: '真正的实力', text: '工作会被执行并回读核对。重要的是证明。' },
  },
  next: {
    title: '接下来',
    steps: {
      agent: '在 指挥中心 创建您的第一个智能体。',
      template: '或者从六个 AI 模板之一开始。',
      settings: '在“账户设置”中设置语言、时区和主题。',
      help: '有任何疑问，请查阅“帮助与支持”。',
    },
  },
  enter: '进入仪表板',
  countdown: '{seconds, plural, =0 {正在打开仪表板} other {# 秒后打开仪表板}}',
  stay: '留在此页',
  stayed: '您可以在此停留任意长的时间。',
} satisfies Translation<typeof en>
