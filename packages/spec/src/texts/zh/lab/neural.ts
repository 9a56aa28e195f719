import type en from '../../en/lab/neural.ts'
import type { Translation } from '../../index.ts'

export default {
  title: '神经接口',
  lead: '展示思维如何变成智能体。没有读取任何设备：脑波和思维都是这里虚构的。',
  simulated: '模拟',
  connected: '已连接',
  disconnected: '未连接',
  connect: '连接',
  disconnect: '断开',
  create: '创建智能体',
  waves: '脑波',
  bandBars: '{band} 波（模拟）',
  bands: {
    delta: 'Delta',
    theta: 'Theta',
    alpha: 'Alpha',
    beta: 'Beta',
    gamma: 'Gamma',
  },
  thoughts: '思维模式',
  listening: '正在聆听。三秒内会出现第一个模式。',
  disconnectedHint: '连接后即可看到脑波和思维模式。',
  confidence: '置信度',
  categories: {
    command: '命令',
    query: '询问',
    emotion: '情绪',
    intent: '意图',
  },
  phrases: {
    command: {
      first: '暂停正在运行的任务',
      second: '打开最新的结果',
      third: '开始晨间报告',
    },
    query: {
      first: '今天哪个智能体最慢？',
      second: '还剩多少次操作？',
      third: '上一次运行成功了吗？',
    },
    emotion: {
      first: '对上次结果感到满意',
      second: '对排队感到不耐烦',
      third: '对新模板感到好奇',
    },
    intent: {
      first: '每天早上收集三家竞争对手的价格，并告诉我有什么变化',
      second: '阅读收件箱里的发票，把总额整理成表格',
      third: '留意某个商品页面，重新有货时告诉我',
    },
  },
  names: {
    first: '价格观察',
    second: '发票阅读',
    third: '库存观察',
  },
} satisfies Translation<typeof en>
