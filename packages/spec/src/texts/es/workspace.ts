import type en from '../en/workspace.ts'
import type { Translation } from '../index.ts'

export default {
  assistant: 'Asistente de aprendizaje',
  usage: {
    label: 'Acciones de IA',
    figures: '{used, number} / {limit, number}',
    meter: 'Acciones de IA usadas este mes',
    levels: {
      normal: '{percent, number} % usado este mes',
      high: 'Uso alto: {percent, number} % este mes',
      nearly: 'Cerca del límite: {percent, number} % este mes',
      reached: 'Límite alcanzado',
    },
    warning: {
      nearly:
        'Dispone de {left, plural, one {# acción} other {# acciones}} más este mes. Los agentes se pausan al llegar al límite.',
      reached: 'Los agentes están en pausa hasta el próximo mes o hasta pasar a un plan mayor.',
      action: 'Ver planes',
    },
  },
  level: {
    label: 'Nivel {level, number}',
    short: 'Nv. {level, number}',
    xp: '{xp, number} XP',
    toNext: 'faltan {xp, number}',
    meter: 'Experiencia en este nivel',
  },
} satisfies Translation<typeof en>
