import type en from '../en/notices.ts'
import type { Translation } from '../index.ts'

export default {
  completed: 'Ein Lauf ist fertig',
  failed: 'Ein Lauf ist fehlgeschlagen',
  needsYou: 'Ein Lauf braucht Sie',
  priceFell: 'Ein beobachteter Preis ist gefallen',
  targetReached: 'Ein beobachteter Preis hat Ihr Ziel erreicht',
  priceRose: 'Ein beobachteter Preis ist gestiegen',
  openWatch: 'Beobachtung öffnen',
} satisfies Translation<typeof en>
