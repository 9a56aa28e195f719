import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: 'Una ejecución ha terminado',
  failed: 'Una ejecución ha fallado',
  needsYou: 'Una ejecución le necesita',
} satisfies Translation<typeof en>
