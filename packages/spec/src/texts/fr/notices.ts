import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: 'Une exécution est terminée',
  failed: 'Une exécution a échoué',
  needsYou: 'Une exécution a besoin de vous',
  priceFell: 'Un prix suivi a baissé',
  targetReached: 'Un prix suivi a atteint votre objectif',
  priceRose: 'Un prix suivi a augmenté',
  openWatch: 'Ouvrir le suivi',
} satisfies Translation<typeof en>
