import type en from '../../en/behind/help-answers.ts'
import type { Translation } from '../../index.ts'

export default {
  unknown: '这个问题我不知道答案。最接近的是“{first}”和“{second}”。',
  signIn: '这涉及您自己的运行。请登录，我就可以查看。',
  signInTitle: '登录',
  plans: {
    title: '套餐与价格',
    line: '{name}：每月 {monthly} 或每年 {yearly}，每月 {actions} 次 AI 操作，最多 {agents} 个智能体。',
    tags: '价格, 多少钱, 费用, 套餐, starter, pro, enterprise, custom, 每月, 每年, 美元',
  },
  failed: {
    none: '您没有失败的任务。',
    text: '“{task}”于 {when} 失败。',
    step: '它停在第 {position} 步：“{step}”。',
    error: '错误是：{error}',
    helps: '解决办法：打开该次运行，查看那一步。然后从那里继续，或更具体地说明是哪个页面、哪个字段。',
    rejected: '解决办法：该步骤被拒绝，或未及时获得批准。请再次运行任务并批准它。',
  },
  last: {
    none: '您还没有运行过任务。',
    text: '“{task}”（{when}）：{status}。已执行步骤：{steps}。使用的操作：{actions}。费用：{cost}。',
    status: { pending: '等待中', running: '进行中', completed: '已完成', failed: '已失败' },
  },
  waiting: {
    none: '没有需要您处理的事项。',
    approval: '“{task}”正在等待您批准“{step}”。',
    review: '“{task}”想知道某个步骤是否真的发生了。',
    limit: '“{task}”正在休息，直到又有可用的操作。',
    paused: '“{task}”已暂停。',
    more: '另有 {count} 项。',
  },
  left: {
    text: '您还剩 {left} 次操作，共 {granted} 次。新的周期从 {when} 开始。',
    title: '用量与套餐',
  },
} satisfies Translation<typeof en>
