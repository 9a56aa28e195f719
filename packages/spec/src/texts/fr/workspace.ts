import type en from '../en/workspace.ts'
import type { Translation } from '../index.ts'

export default {
  assistant: 'Assistant d’apprentissage',
  usage: {
    label: 'Actions d’IA',
    figures: '{used, number} / {limit, number}',
    meter: 'Actions d’IA utilisées ce mois-ci',
    levels: {
      normal: '{percent, number} % utilisés ce mois-ci',
      high: 'Usage élevé : {percent, number} % ce mois-ci',
      nearly: 'Limite proche : {percent, number} % ce mois-ci',
      reached: 'Limite atteinte',
    },
    warning: {
      nearly:
        'Il reste {left, plural, one {# action} other {# actions}} ce mois-ci. Les agents se mettent en pause à la limite.',
      reached: 'Les agents sont en pause jusqu’au mois prochain ou jusqu’à une offre supérieure.',
      action: 'Voir les offres',
    },
  },
  level: {
    label: 'Niveau {level, number}',
    short: 'Niv. {level, number}',
    xp: '{xp, number} XP',
    toNext: 'encore {xp, number}',
    meter: 'Expérience dans ce niveau',
  },
} satisfies Translation<typeof en>
