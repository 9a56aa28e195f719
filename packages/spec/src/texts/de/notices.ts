import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: 'Ein Lauf ist fertig',
  failed: 'Ein Lauf ist fehlgeschlagen',
  needsYou: 'Ein Lauf braucht Sie',
} satisfies Translation<typeof en>
