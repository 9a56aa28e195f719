import type en from '../../en/lab/ethics.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: '检查一个智能体：它被告知什么、步骤做什么、被允许做什么，以及最近的运行留下了什么。只读取，不更改。',
  agent: '智能体',
  noAgentsHint: '创建智能体后，即可在此检查。',
  summary: '{count, plural, =0 {没有发现问题。} other {# 项发现。}}',
  looked:
    '已检查 {steps, plural, other {# 个步骤}}、{runs, plural, other {# 次运行}}及其 {lines, plural, other {# 行日志}}。',
  noRuns: '它还没有运行过，因此记录中没有信息。',
  again: '重新检查',
  clear: '未发现问题',
  found: '{count, plural, other {# 项发现}}',
  evidence: '证据',
  more: '另有 {count, number} 项',
  checks: {
    'personal-data': {
      title: '个人数据',
      text: '文字、步骤和日志中的邮箱、电话、账户和卡号。',
    },
    permissions: {
      title: '权限大于所用',
      text: '智能体被允许、但步骤并不需要的权限。',
    },
    irreversible: {
      title: '未经批准的不可逆步骤',
      text: '无法撤回且事先不询问任何人的操作。',
    },
    unverified: {
      title: '未经验证的成功',
      text: '没有证据或与证据相悖却显示完成的运行。',
    },
  },
  severities: {
    high: '高',
    medium: '中',
    low: '低',
  },
  places: {
    objective: '目标中：{says}',
    step: '步骤 {at}：{says}',
    run: '运行：{says}',
  },
  settings: {
    fileAccess: '文件访问已开启',
    appAccess: '应用访问已开启',
  },
  remedies: {
    setup: '打开设置',
    steps: '打开步骤',
  },
  findings: {
    'personal-in-words': {
      title: '目标中含有个人数据',
      remedy: '请从文字中移除，存为登录信息，或在运行时提供。',
    },
    'personal-in-steps': {
      title: '步骤中含有个人数据',
      remedy: '请改用运行时提供的值，例如输入。',
    },
    'personal-in-runs': {
      title: '运行接触过个人数据',
      remedy: '只读取需要的字段，并确认您有权处理其余内容。',
    },
    'file-access-unused': {
      title: '没有步骤需要的文件访问',
      remedy: '请关闭文件访问。',
    },
    'app-access-unused': {
      title: '没有步骤需要的应用访问',
      remedy: '请关闭应用访问。',
    },
    'any-log-in': {
      title: '可使用您的任何登录信息；步骤只指明了这些',
      remedy: '请指明它可以使用的登录信息。',
    },
    'any-site': {
      title: '可访问任何网站；步骤只指明了这些',
      remedy: '请指明它可以访问的网站。',
    },
    'sends-unasked': {
      title: '{count, plural, other {# 个步骤不询问就发送}}',
      remedy: '让它在发送前先询问。',
    },
    'sends-unlimited': {
      title: '{count, plural, other {# 个步骤会按找到的列表长度反复发送}}',
      remedy: '请设定单个任务最多可用的操作数。',
    },
    'contradicted-success': {
      title: '{count, plural, other {# 次运行显示完成，但证据相反}}',
      remedy: '打开该运行，查看哪个步骤被否定，并修正它。',
    },
    'unverified-success': {
      title: '{count, plural, other {# 次运行完成但没有效果证据}}',
      remedy: '添加一个回读结果的步骤，或使用其应答即为证据的步骤。',
    },
  },
} satisfies Translation<typeof en>
