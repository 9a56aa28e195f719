import type en from '../en/workspace.ts'
import type { Translation } from '../index.ts'

export default {
  assistant: '学習アシスタント',
  usage: {
    label: 'AI アクション',
    figures: '{used, number} / {limit, number}',
    meter: '今月使用した AI アクション',
    levels: {
      normal: '今月 {percent, number}% 使用',
      high: '使用量が多め：今月 {percent, number}%',
      nearly: 'まもなく上限：今月 {percent, number}%',
      reached: '上限に達しました',
    },
    warning: {
      nearly: '今月の残りは {left, plural, other {# アクション}}です。上限でエージェントは一時停止します。',
      reached: 'エージェントは来月か上位プランへの変更まで一時停止します。',
      action: 'プランを見る',
    },
  },
  level: {
    label: 'レベル {level, number}',
    short: 'Lv {level, number}',
    xp: '{xp, number} XP',
    toNext: 'あと {xp, number}',
    meter: 'このレベルの経験値',
  },
} satisfies Translation<typeof en>
