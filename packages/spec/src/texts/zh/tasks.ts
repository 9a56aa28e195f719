import type en from '../en/tasks.ts'
import type { Translation } from '../index.ts'

export default {
  title: '任务历史',
  subtitle: '查看所有已执行的任务及其结果',
  loading: '正在加载任务',
  connection: { live: '实时', reconnecting: '正在重新连接' },
  empty: '还没有执行过任务',
  emptyHint: '让智能体执行任务后，其历史和结果会显示在这里。',
  emptyAction: '打开我的智能体',
  unknownAgent: '智能体 {id}',
  noAgent: '无智能体',
  noDuration: '无',
  duration: '用时',
  result: '结果',
  error: '错误',
  showMore: '显示更多',
  loadingMore: '正在加载更早的任务',
  status: { pending: '等待中', running: '运行中', completed: '已完成', failed: '失败' },
  reason: {
    'awaiting-approval': '等待批准',
    'limit-reached': '已暂停：达到上限',
    scheduled: '已排期',
    cancelled: '已取消',
    'needs-review': '需要复核',
  },
  steps: {
    show: '显示步骤',
    hide: '隐藏步骤',
    title: '步骤',
    none: '没有执行任何步骤。',
    attempts: '{count, plural, other {尝试 # 次}}',
    effect: { reads: '读取', writes: '写入', sends: '发送' },
    status: { intent: '已开始', done: '已完成', failed: '失败', review: '需要复核' },
  },
  verdict: { verified: '已证实', contradicted: '被否定', unverified: '未证实' },
} satisfies Translation<typeof en>
