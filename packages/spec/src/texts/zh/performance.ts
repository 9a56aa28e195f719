import type en from '../en/performance.ts'
import type { Translation } from '../index.ts'

export default {
  title: '机器人性能仪表板',
  subtitle: '监控、测试和优化您的 AI 自动化系统',
  tabs: {
    label: '性能',
    results: '测试结果',
    health: '系统状态',
    performance: '性能',
    history: '历史',
  },
  results: {
    title: '没有测试结果',
    hint: '运行全面测试以查看详细结果。',
    now: '此安装尚未设置测试。您现在可以查看它的运行状态。',
    action: '查看系统状态',
  },
  performance: {
    title: '没有性能数据',
    hint: '性能报告将自动生成。',
    now: '目前还没有可报告的工作。请在 指挥中心 中创建智能体。',
    action: '创建智能体',
  },
  history: {
    title: '没有测试历史',
    hint: '运行测试后，历史数据将显示在此处。',
    now: '您的智能体的任务保存在“任务历史”中。',
    action: '打开任务历史',
  },
  health: {
    title: '没有状态数据',
    failed: '服务器未响应或尚未就绪，无法显示其状态。',
    retry: '重新查询',
    refresh: '刷新',
    checked: '服务器于 {time} 报告',
    overall: '服务器',
    version: '版本',
    ready: '接受请求',
    database: '数据库',
    browser: '智能体浏览器',
    browserMissing: '服务器上未找到浏览器。请在服务器上安装 Chromium，以便智能体打开页面。',
    yes: '是',
    no: '否',
    status: {
      ok: '正常',
      degraded: '降级',
      unreachable: '无法访问',
      found: '已找到',
      missing: '未找到',
    },
  },
} satisfies Translation<typeof en>
