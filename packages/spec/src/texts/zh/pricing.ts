import type en from '../en/pricing.ts'
import type { Translation } from '../index.ts'

export default {
  headline: '为完成的工作付费',
  lead: '各套餐的区别在于智能体每月可完成的工作量以及所含内容。',
  sampleNote: '示例内容',
  billing: { label: '计费周期', monthly: '按月', yearly: '按年', save: '节省 17%' },
  popular: '最受欢迎',
  perMonth: '/月',
  billedMonthly: '按月计费',
  billedYearly: '按年计费 {price}，为您节省 {savings}',
  start: '开始使用',
  startPlan: '开始使用 {plan}',
  included: '包含',
  limitations: '限制',
  descriptions: {
    starter: '适合有工作想交出去的个人。',
    professional: '适合每天都在自动化的成长型团队。',
    enterprise: '适合依靠智能体运转的企业。',
    custom: '本地部署：在您自己的机器上，按您自己的条件。',
  },
  features: {
    actions: '每月 {count, number} 次 AI 操作',
    agents: '最多 {count, number} 个智能体',
    web: '网页自动化与数据提取',
    templates: '全部 AI 模板',
    history: '含结果的任务历史',
    documents: '文档处理',
    api: 'API 访问',
    analytics: '用量分析',
    calls: 'AI 呼叫中心',
    roles: '角色与双重验证登录',
    priority: '优先支持',
    onPremise: '运行在您自己的服务器上',
    data: '您的数据绝不离开您的网络',
    engineer: '专属工程师',
  },
  limits: {
    pause: '达到每月上限时智能体暂停',
    mail: '仅提供邮件支持',
    noCalls: '不含 AI 呼叫中心',
    noOnPremise: '仅限托管，不支持本地部署',
    ownServers: '由您提供服务器',
  },
  trust: {
    title: '值得您信赖',
    items: {
      guarantee: { value: '100%', label: '退款保证' },
      monitoring: { value: '24/7', label: '智能体监控' },
      uptime: { value: '99.9%', label: '正常运行时间' },
      setup: { value: '5 分钟', label: '完成设置' },
    },
  },
  faq: {
    title: '套餐常见问题',
    items: {
      limit: {
        question: '达到每月上限后会怎样？',
        answer:
          '您的智能体会暂停。不会丢失任何内容，也不会额外收费：下一个周期开始时会恢复运行；若您升级到更大的套餐，则立即恢复。',
      },
      change: {
        question: '以后可以更换套餐吗？',
        answer:
          '可以。套餐更改即时生效，并按比例计费：更大的套餐立即生效，您只需支付本周期剩余时间的差额。更换为较小的套餐会立即登记，并从下一个计费周期起生效，因此您已支付的部分不会损失。',
      },
      action: {
        question: '什么算作一次 AI 操作？',
        answer:
          '智能体使用模型或工具为您执行的一个步骤：打开一个页面、填写一份表单、提取一条记录、发送一条消息、拨打一次电话。规划、失败步骤的重试以及读取您自己的数据均免费。',
      },
      rollover: {
        question: '未使用的操作会过期吗？',
        answer: '未使用的操作可结转一个计费周期。',
      },
      free: {
        question: '可以不付费就开始使用吗？',
        answer: '可以。每个账户都从免费套餐开始，每月含 {actions, number} 次 AI 操作和 {agents, number} 个智能体。',
      },
    },
  },
  processing: '处理中…',
  paymentError: '付款出错',
  paymentErrorText: '发生意外错误，请重试。',
  change: {
    title: '改用 {plan}',
    same: '{plan} 就是您现在的套餐。',
    upgrade: '{plan} 立即生效。您现在支付 {amount}，即本期剩余时间的差价。',
    downgrade: '{plan} 于 {date} 开始。在此之前您保留已付费的内容，现在不收取费用。',
    next: '下次付款：{date}，{amount}。',
    pay: '支付 {amount} 并更改',
    confirm: '更改套餐',
    cancel: '取消',
    close: '关闭',
    paid: '套餐已更改',
    booked: '更改已预约',
    now: '付款到账后即可使用 {plan}。',
    later: '{plan} 于 {date} 开始。在此之前可在设置中撤回。',
  },
} satisfies Translation<typeof en>
