import type en from '../en/landing.ts'
import type { Translation } from '../index.ts'

export default {
  sampleNote: '示例内容',
  hero: {
    headline: '{product} <em>替您完成工作。</em>',
    lead: '用日常语言描述任务。智能体会在真实的浏览器、文档、邮件和电话中执行，并证明工作确已完成。',
    start: '开始自动化',
    plans: '查看套餐价格',
  },
  stage: {
    label: '{product} 中的任务示例：描述、据此制定的计划以及证明',
    example: '示例',
    window: '指挥中心',
    running: '运行中',
    completed: '已完成',
    verified: '已证实',
  },
  results: {
    title: '经过证明的成果',
    lead: '把工作交出去的一年，可以是这样的。',
    items: {
      tasks: { value: '{value}+', label: '已执行的任务' },
      success: { value: '{value}', label: '附带证明完成' },
      hours: { value: '{value} 小时', label: '每人每月节省' },
      rating: { value: '{value} / 5', label: '平均评分' },
    },
  },
  demo: {
    title: '神经 指挥中心',
    lead: '四个智能体同时工作，各司其职，尽在同一块看板上。',
    simulated: '模拟',
    load: '系统负载',
    working: '工作中',
    progress: '{name} 的进度',
    efficiency: '效率',
    network: '四个智能体连接到同一个核心',
    agents: {
      sales: { name: '销售侦察员', type: '销售', task: '正在筛选联系表单中的潜在客户' },
      data: { name: '数据精炼师', type: '数据', task: '正在合并两份供应商价目表' },
      web: { name: '网页执行员', type: '网页', task: '正在逐页填写门户网站' },
      email: { name: '邮件专员', type: '邮件', task: '正在起草待批准的回复' },
    },
  },
  features: {
    title: '一段描述，胜任各类工作',
    lead: '八项能力，按任务需要自由组合。',
    more: '查看套餐',
    items: {
      web: {
        title: '网页自动化',
        text: '像细心的人一样登录、点击、填写和提交，并能察觉页面显示与事实不符。',
      },
      data: {
        title: '数据提取',
        text: '把页面和列表变成整洁的数据行，并在每个值旁保留其来源。',
      },
      platforms: {
        title: '跨平台',
        text: '把工作从一个系统带到下一个系统，再也无需在标签页之间来回复制。',
      },
      monitoring: {
        title: '视觉监控',
        text: '关注页面显示的内容，并用文字告诉您自上次以来有何变化。',
      },
      voice: {
        title: '语音与自然语言',
        text: '说出或写下您的需求即可。没有流程图，没有选择器，也没有需要维护的脚本。',
      },
      analytics: {
        title: '分析',
        text: '显示运行了什么、用时多久、费用多少，以及哪里可以改进。',
      },
      calls: {
        title: 'AI 呼叫中心',
        text: '按您批准的话术拨打和接听电话，并为每次通话留下文字记录。',
      },
      documents: {
        title: '文档处理',
        text: '读取发票、表单和合同，并将其内容归入应在之处。',
      },
    },
  },
  voices: {
    title: '团队评价',
    stars: '{stars, number} 星（满分 5 星）',
    items: {
      operations: {
        quote: '周一的报告我们只描述过一次。从那以后它总会准时出现，还附带证明。',
        role: 'Northwind Supply 运营主管',
      },
      support: {
        quote: '打动我们的是批准环节。没有我们中任何一人过目，什么都不会发出去。',
        role: 'Tern & Heron 支持主管',
      },
      finance: {
        quote: '过去每月要花三天录入发票，现在只需一小时检查例外情况。',
        role: 'Brightwater 财务经理',
      },
    },
    awards: {
      label: '奖项',
      innovation: '自动化创新奖',
      choice: '用户之选',
      security: 'AI 信任奖',
      startup: '年度产品',
    },
  },
  plans: {
    title: '适合各种工作规模的套餐',
    lead: '按每月 AI 操作次数计算，随时可以更换。',
    popular: '最受欢迎',
    perMonth: '/月',
    actions: '每月 {count, number} 次 AI 操作',
    agents: '最多 {count, number} 个智能体',
    choose: '查看 {plan}',
    items: {
      starter: '适合有工作想交出去的个人。',
      professional: '适合每天都在自动化的成长型团队。',
      enterprise: '适合依靠智能体运转的企业。',
      custom: '在您自己的机器上，按您自己的条件。',
    },
  },
  how: {
    title: 'AI 机器人如何工作',
    lead: '从一句话到可核查的结果，只需五步。',
    example: '示例',
    steps: {
      describe: {
        title: '描述任务',
        text: '像对同事说话那样，写下您想完成的事。',
        example: '每周一列出逾期的发票，并把总额通过邮件发给我。',
      },
      analyze: {
        title: 'AI 分析',
        text: '规划器把您的话变成步骤，并说明哪些只读取、哪些会发送。',
        example: '4 个步骤：3 个读取，1 个发送。预计：5 次操作。',
      },
      assemble: {
        title: '组装机器人',
        text: '智能体只获得这些步骤所需的工具，别无其他。',
        example: 'browser.open, document.extract, email.send',
      },
      execute: {
        title: '实时执行',
        text: '您可以看着每一步进行，并批准无法撤销的操作。',
        example: '第 4 步要给您发送 1 封邮件。是否批准？',
      },
      results: {
        title: '结果',
        text: '您会同时得到结果及其证明：是实际回读的内容，而不是页面声称的内容。',
        example: '7 张发票逾期，共计 12,480 美元。总额已核对两次。',
      },
    },
  },
  closing: {
    title: '今天就交出第一个任务',
    lead: '选择一个套餐，或先看看仪表板。',
    start: '开始自动化',
    dashboard: '打开仪表板',
  },
} satisfies Translation<typeof en>
