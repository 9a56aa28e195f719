import type en from '../../en/lab/builder.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: '用文字描述一个智能体。在执行任何操作之前，计划会画成图；随后可将其保存为智能体。',
  words: '智能体要做什么？',
  hint: '写明网站、要做的事以及要保留的内容。',
  example: 'Go to {url}/shop, search for "paper" and save the products as a spreadsheet',
  useExample: '使用示例',
  draw: '绘制计划',
  graph: '计划图',
  start: '您的描述',
  end: '结果',
  repeats: '重复',
  picked: '步骤 {path}',
  from: '来自您的描述：{words}',
  tool: '工具：{tool}',
  none: '在图中选择一个步骤，查看它的来源。',
  list: '计划列表',
  name: '智能体名称',
  create: '创建智能体',
  created: '智能体已创建',
  createdText: '{name} 保存了这些步骤，可在“我的智能体”中运行。',
  open: '打开 {name}',
  cannot: '无法规划的部分列在下方。请修改描述后重新绘制。',
  again: '描述已更改。创建前请重新绘制计划。',
} satisfies Translation<typeof en>
