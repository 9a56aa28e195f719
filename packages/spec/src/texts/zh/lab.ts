import type en from '../en/lab.ts'
import type { Translation } from '../index.ts'

export default {
  title: '创新实验室',
  lead: '在这里尝试与智能体协作的新方式。',
  labels: '“已启用”表示现在即可在此安装上使用。“测试版”在其注明的限制内可用。“实验性”表示此处尚未开启。',
  tabs: '实验室标签页',
  status: { active: '已启用', beta: '测试版', experimental: '实验性' },
  create: '创建智能体',
  features: {
    title: '实验项目',
    items: {
      builder: {
        title: '神经构建器',
        text: '说明目标，选择能力，并将结果作为智能体保存在 指挥中心 中。',
      },
      languages: {
        title: '六种语言',
        text: '每个界面都提供英语、西班牙语、法语、德语、中文和日语，切换无需重新加载。',
      },
      voice: { title: '语音控制', text: '说出您想做的事，听取完成的情况。' },
      collab: { title: '实时协作', text: '多人共用一个智能体，彼此都能看到对方的更改。' },
      ethics: { title: 'AI 伦理', text: '检查智能体接触什么、被允许做什么、证明了什么，并为每项发现给出补救办法。' },
      phone: { title: '电话 AI', text: '按您批准的话术拨打电话，每次通话都有文字记录。' },
      predictive: {
        title: '预测 AI',
        text: '根据您自己的历史记录预测操作次数、费用和达到上限的日期，并给出最佳运行时段。',
      },
      demos: { title: '实时演示', text: '在练习网站上完成整个任务，从第一步到证明。' },
      code: { title: '代码实验室', text: '在沙盒中阅读、修改和运行小程序。' },
    },
  },
  recent: {
    title: '最近创建的智能体',
    capabilities: '{count, plural, =0 {没有能力} other {# 项能力}}',
    power: '能力等级',
    noObjective: '尚未填写目标',
    emptyTitle: '还没有智能体',
    emptyHint: '您在 指挥中心 中创建的智能体会显示在这里。',
    all: '全部智能体',
  },
} satisfies Translation<typeof en>
