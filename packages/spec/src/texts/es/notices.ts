import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: 'Una ejecución ha terminado',
  failed: 'Una ejecución ha fallado',
  needsYou: 'Una ejecución le necesita',
  priceFell: 'Un precio en seguimiento ha bajado',
  targetReached: 'Un precio en seguimiento ha alcanzado su objetivo',
  priceRose: 'Un precio en seguimiento ha subido',
  openWatch: 'Abrir seguimiento',
} satisfies Translation<typeof en>
