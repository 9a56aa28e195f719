import type en from '../en/help.ts'
import type { Translation } from '../index.ts'

export default {
  title: '帮助与支持',
  lead: '关于智能体、套餐和您的数据的解答。',
  search: { label: '搜索解答', placeholder: '搜索问题、解答和标签' },
  categories: {
    label: '类别',
    all: '全部',
    gettingStarted: '快速入门',
    billing: '价格与计费',
    integrations: '集成',
    troubleshooting: '故障排除',
    security: '安全与隐私',
  },
  results: '{count, plural, =0 {没有解答} other {# 条解答}}',
  empty: {
    title: '没有匹配的解答',
    hint: '换一个词试试，或浏览全部类别。',
    action: '清除搜索',
  },
  helpful: {
    question: '这对您有帮助吗？',
    yes: '有',
    no: '没有',
    thanksYes: '谢谢。很高兴能帮到您。',
    thanksNo: '谢谢。请换一个词搜索，或查看类别列表。',
    count: '{count, plural, =0 {} other {# 人觉得有帮助}}',
    signIn: '登录后即可告诉我们这是否有帮助',
    failed: '您的投票未能保存',
  },
  chat: {
    title: '询问 AI 助手',
    lead: '根据帮助内容和您自己的运行作答。',
    hello: '关于产品或您自己的工作，都可以问：“我的上一个任务为什么失败了？”',
    label: '您的问题',
    placeholder: '输入您的问题',
    keys: 'Enter 发送，Shift 加 Enter 换行。',
    send: '发送',
    close: '关闭',
    typing: '助手正在输入',
    you: '您',
    assistant: '助手',
    sources: '来源',
    log: '对话',
    noAnswer: '抱歉，我暂时无法处理您的问题。请再试一次。',
    noConnection: '我现在连接有问题。请稍后再试。',
  },
  faq: {
    start: {
      question: '如何创建我的第一个智能体？',
      answer:
        '打开 指挥中心，选择“新建智能体”，为它起个名字，并用日常语言说明它的用途。设置用时不到 2 分钟。AI 模板会为您提供一份已填好的草稿作为起点。',
      tags: '开始, 智能体, 创建, 设置, 模板, 入门',
    },
    rollover: {
      question: '未使用的操作会怎样？',
      answer:
        '未使用的操作可结转一个计费周期。达到每月上限时，您的智能体会暂停，并在下一个周期开始或您升级到更大的套餐时恢复运行。',
      tags: '操作, 上限, 结转, 用量, 暂停, 月',
    },
    change: {
      question: '如何更换套餐？',
      answer:
        '在价格页选择一个套餐。升级立即生效，您只需支付本周期剩余时间的差额。降级在下一个周期生效，在此之前您已支付的内容保持不变。',
      tags: '套餐, 升级, 降级, 计费, 按比例, 订阅',
    },
    apps: {
      question: '我的智能体可以使用哪些应用？',
      answer:
        '智能体面向 500 多个应用而设计：凡是有网页或 API 的都可以，从商店和 CRM 到邮件、文档和电子表格。智能体的能力决定它可以使用什么。',
      tags: '集成, 应用, API, CRM, 连接, 平台',
    },
    failed: {
      question: '任务失败了，我该怎么办？',
      answer:
        '打开“任务历史”。失败的任务会显示“错误”框，说明发生了什么。请把描述写得更具体，例如指明页面或字段。失败步骤的重试不计为操作。',
      tags: '错误, 失败, 任务, 历史, 重试, 问题',
    },
    data: {
      question: '谁可以看到我的数据？',
      answer:
        '只有您和您授权的人。密码和密钥以您账户专用的加密密钥封存，任何信息绝不出售。您可以在“账户设置”中导出所存储的关于您的全部信息，或删除您的账户。',
      tags: '安全, 隐私, 加密, 导出, 删除, GDPR',
    },
  },
} satisfies Translation<typeof en>
