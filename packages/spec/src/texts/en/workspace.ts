export default {
  assistant: 'Learning Assistant',
  usage: {
    label: 'AI actions',
    figures: '{used, number} / {limit, number}',
    meter: 'AI actions used this month',
    levels: {
      normal: '{percent, number}% of this month used',
      high: 'High usage: {percent, number}% of this month',
      nearly: 'Nearly at limit: {percent, number}% of this month',
      reached: 'Limit reached',
    },
    warning: {
      nearly: '{left, plural, one {# action is} other {# actions are}} left this month. Agents pause at the limit.',
      reached: 'Agents are paused until next month or a larger plan.',
      action: 'See plans',
    },
  },
  level: {
    label: 'Level {level, number}',
    short: 'Lv {level, number}',
    xp: '{xp, number} XP',
    toNext: '{xp, number} to go',
    meter: 'Experience in this level',
  },
} as const
