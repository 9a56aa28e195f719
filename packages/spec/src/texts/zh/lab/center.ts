import type en from '../../en/lab/center.ts'
import type { Translation } from '../../index.ts'

export default {
  title: '全息指挥中心',
  lead: '此安装正在做的事，每两秒读取一次。对他人的工作只显示数量。',
  live: '实时',
  reconnecting: '正在重新连接',
  bars: '显示柱形',
  table: '显示表格',
  lastMinute: '{metric}，最近一分钟',
  caption: '最近一分钟的读数',
  time: '时间',
  events: '系统事件',
  noEvents: '尚未发生任何事。任务一运行，其事件就会显示在这里。',
  streams: '数据流',
  streamBars: '收到的事件，每一秒半一根柱',
  quiet: '很安静。最近 {seconds, number} 秒没有收到任何内容。',
  flow: '最近 {seconds, number} 秒收到 {events, plural, other {# 个}}事件、{steps, plural, other {# 个}}步骤。',
  eventCount: '事件',
  stepCount: '步骤',
} satisfies Translation<typeof en>
