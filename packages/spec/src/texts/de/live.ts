import type en from '../en/live.ts'
import type { Translation } from '../index.ts'

export default {
  live: 'Live',
  watch: 'Live zusehen',
  stop: 'Nicht mehr zusehen',
  takeOver: 'Übernehmen',
  handBack: 'Zurückgeben',
  asked: 'Der Agent beendet noch seinen Schritt',
  yours: 'Die Seite gehört dir. Der Agent wartet, und seine Zeit steht still.',
  kept: 'Was du tippst, wird nicht aufbewahrt.',
  esc: '<key>Esc</key> gibt dir deine Tastatur zurück',
  page: 'Die Seite dieser Aufgabe: hier klicken und tippen',
  picture: 'Die Seite, wie der Agent sie sieht: {title}',
  address: 'Adresse der Seite',
  open: 'Öffnen',
  back: 'Zurückgehen',
  type: 'In die Seite tippen',
  send: 'Eintippen',
  erase: 'Zeichen davor löschen',
  enter: 'Eingabetaste in der Seite drücken',
  none: 'Gerade ist kein Browser offen.',
  waiting: 'Warte auf das erste Bild',
} satisfies Translation<typeof en>
