import type en from '../en/workspace.ts'
import type { Translation } from '../index.ts'

export default {
  assistant: 'Lernassistent',
  usage: {
    label: 'KI-Aktionen',
    figures: '{used, number} / {limit, number}',
    meter: 'KI-Aktionen in diesem Monat',
    levels: {
      normal: '{percent, number} % in diesem Monat genutzt',
      high: 'Hohe Nutzung: {percent, number} % in diesem Monat',
      nearly: 'Limit fast erreicht: {percent, number} % in diesem Monat',
      reached: 'Limit erreicht',
    },
    warning: {
      nearly: 'Noch {left, plural, one {# Aktion} other {# Aktionen}} in diesem Monat. Am Limit pausieren die Agenten.',
      reached: 'Die Agenten pausieren bis zum nächsten Monat oder bis zu einem größeren Tarif.',
      action: 'Tarife ansehen',
    },
  },
  level: {
    label: 'Level {level, number}',
    short: 'Lv {level, number}',
    xp: '{xp, number} XP',
    toNext: 'noch {xp, number}',
    meter: 'Erfahrung in diesem Level',
  },
} satisfies Translation<typeof en>
