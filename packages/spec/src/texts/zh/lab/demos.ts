import type en from '../../en/lab/demos.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: '启动一个任务，实时观看智能体在您自己的练习网站上工作，从第一步直到证据。与其他运行一样会消耗操作次数。',
  demos: '演示任务',
  start: '开始',
  startOne: '开始：{title}',
  run: '运行',
  open: '打开包含全部证据的运行',
  picture: '运行结束时的页面',
  noSite: '此处没有练习网站',
  noSiteHint: '演示在练习网站上进行。请设置 PRACTICE_PORT。',
  noBrowser: '服务器上未找到浏览器，浏览器中的步骤将会失败。',
  items: {
    search: {
      title: '搜索商店',
      text: '在商店中搜索，并将结果保存为电子表格。',
    },
    order: {
      title: '下订单',
      text: '填写并提交订单，然后读取总额。',
    },
    collect: {
      title: '收集价格',
      text: '浏览商店，将 50 美元以下的商品保存为 CSV。',
    },
  },
} satisfies Translation<typeof en>
