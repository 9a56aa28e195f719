import type en from '../en/live.ts'
import type { Translation } from '../index.ts'

export default {
  live: '实时',
  watch: '实时观看',
  stop: '停止观看',
  takeOver: '接管',
  handBack: '交还',
  asked: '代理正在完成当前步骤',
  yours: '页面现在由你操作。代理在等待，计时已暂停。',
  kept: '你输入的内容不会被保存。',
  esc: '按 <key>Esc</key> 取回键盘',
  page: '此任务的页面：可在其中点击和输入',
  picture: '代理所看到的页面：{title}',
  address: '页面地址',
  open: '打开',
  back: '后退',
  type: '输入到页面',
  send: '输入',
  erase: '删除前一个字符',
  enter: '在页面中按回车',
  none: '当前没有打开的浏览器。',
  waiting: '正在等待第一张画面',
} satisfies Translation<typeof en>
