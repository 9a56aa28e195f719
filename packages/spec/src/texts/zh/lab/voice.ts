import type en from '../../en/lab/voice.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: '说出或输入命令：运行智能体、打开页面、询问正在运行什么、全部停止。每条命令都会用文字回应。',
  listen: '开始聆听',
  stopListening: '停止聆听',
  listening: '正在聆听…',
  deaf: '此浏览器不支持语音识别。请输入命令，效果相同。',
  mute: '此浏览器无法朗读。回应以文字显示。',
  notAllowed: '麦克风未获允许。请在浏览器中为本网站允许，或直接输入。',
  notHeard: '没有听懂。请重试或输入。',
  privacy: '语音由您的浏览器识别；有些浏览器会为此把声音发送给其厂商。本产品不保留任何声音。',
  typed: '输入命令',
  send: '发送',
  spoken: '朗读回应',
  spokenHint: '使用浏览器自带的语音。',
  log: '命令与回应',
  youSaid: '您说：{words}',
  yes: '是',
  no: '不',
  canSay: '可以说的命令',
  examples: {
    run: {
      words: '运行［智能体］',
      text: '在您确认后运行一个智能体。',
    },
    go: {
      words: '打开任务历史',
      text: '打开页面：仪表板、智能体、模板、设置等。',
    },
    state: {
      words: '正在运行什么',
      text: '说出正在进行的工作。',
    },
    stop: {
      words: '停止',
      text: '在您确认后暂停所有进行中的工作。',
    },
  },
  ask: {
    run: '现在运行 {name} 吗？请说或点击“是”。',
    stop: '{count, plural, other {暂停进行中的 # 个任务吗？}}请说或点击“是”。',
  },
  did: {
    run: '{name} 已启动。',
    stop: '{count, plural, =0 {已没有可暂停的任务。} other {# 个任务已暂停。}}',
    go: '正在打开{place}。',
  },
  nothingAsked: '没有等待回答的问题。',
  left: '保持不变。',
  nothingRuns: '没有正在运行的任务。',
  runs: '{count, plural, other {# 个任务正在进行：{names}。}}',
  noAgent: '没有名为“{name}”的智能体。',
  which: '有多个智能体符合“{name}”。请说出完整名称。',
  unknown: '没有听懂“{words}”。列表中有可以说的命令。',
  failed: '未能完成：无法连接服务器。请重试。',
  places: {
    dashboard: '仪表板',
    agents: '我的智能体',
    tasks: '任务历史',
    templates: '模板',
    settings: '设置',
    platforms: '平台',
    deploy: '部署',
    performance: '性能',
    help: '帮助',
  },
} satisfies Translation<typeof en>
