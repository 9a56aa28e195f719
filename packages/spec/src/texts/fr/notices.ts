import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: 'Une exécution est terminée',
  failed: 'Une exécution a échoué',
  needsYou: 'Une exécution a besoin de vous',
} satisfies Translation<typeof en>
