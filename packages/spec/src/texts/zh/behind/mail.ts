import type en from '../../en/behind/mail.ts'
import type { Translation } from '../../index.ts'

export default {
  greeting: '{name}，您好：',
  fallback: '如果按钮打不开，请将此地址复制到浏览器：',
  always: '您收到此邮件，是因为它与您的 {product} 账户有关。',
  governed: '您收到此邮件，是因为邮件通知已开启。',
  settings: '在设置中更改',
  'verify-address': {
    subject: '请确认您的 {product} 邮箱地址',
    title: '确认您的电子邮箱',
    text: '点击按钮，我们便知道 {email} 属于您。',
    button: '确认地址',
    after: '链接在 {hours} 小时内有效。如果您没有创建 {product} 账户，请忽略此邮件。',
  },
  'reset-password': {
    subject: '{product} 的新密码',
    title: '设置新密码',
    text: '有人（希望是您本人）为账户 {email} 申请了新密码。',
    button: '设置新密码',
    after: '链接只能使用一次，{minutes} 分钟内有效。如果不是您本人，无需任何操作，您的密码不会改变。',
  },
  'account-exists': {
    subject: '有人试图用您的地址注册 {product}',
    title: '您已有账户',
    text: '有人（希望是您本人）试图为 {email} 创建账户。该账户已存在，没有任何改动。',
    button: '登录',
    after: '如果忘记了密码，请在登录页面申请新密码。如果不是您本人操作，可以忽略此邮件。',
  },
  receipt: {
    subject: '{product} 收据 {number}',
    title: '感谢您的付款',
    text: '我们于 {date} 收到 {plan} 的款项 {amount}。发票编号为 {number}。',
    button: '打开账单',
    after: '您的套餐和所有发票都在设置的“账单与订阅”中。',
  },
  'usage-high': {
    subject: '您已使用 {percent} 的 AI 操作',
    title: '您已使用 {percent} 的 AI 操作',
    text: '本周期的 {limit} 次 AI 操作中，您已使用 {used} 次。新周期从 {date} 开始。',
    button: '查看用量',
    after: '如果不够用，更大的套餐会立即生效。',
  },
  'usage-reached': {
    subject: '本周期的 AI 操作已全部用完',
    title: '本周期的 AI 操作已全部用完',
    text: '本周期的 {limit} 次 AI 操作已全部用完，您的智能体正在休息，将于 {date} 自动继续。',
    button: '更换套餐',
    after: '换用更大的套餐后会立即继续。',
  },
  'approval-waits': {
    subject: '有一项审批在等待：{task}',
    title: '需要您的批准',
    text: '任务“{task}”到了一个没有您同意就不能执行的步骤。',
    button: '查看并决定',
    after: '您会看到将要执行的确切内容。在您决定之前，什么都不会执行。',
  },
  'task-failed': {
    subject: '任务失败：{task}',
    title: '任务失败',
    text: '任务“{task}”未能完成。',
    button: '查看发生了什么',
    after: '运行页面显示每个步骤，并可从失败的步骤继续。',
  },
  'task-needs-review': {
    subject: '任务需要您：{task}',
    title: '任务需要您',
    text: '任务“{task}”开始了一项操作，但无法确认是否完成。请在它继续之前查看。',
    button: '查看并决定',
    after: '不会凭猜测重复任何操作。',
  },
} satisfies Translation<typeof en>
