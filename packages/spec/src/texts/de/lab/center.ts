import type en from '../../en/lab/center.ts'
import type { Translation } from '../../index.ts'

export default {
  title: 'Holografisches Command Center',
  lead: 'Was diese Installation tut, alle zwei Sekunden abgelesen. Von der Arbeit anderer nennt es nur Anzahlen.',
  live: 'Live',
  reconnecting: 'Verbindung wird wiederhergestellt',
  bars: 'Balken zeigen',
  table: 'Tabelle zeigen',
  lastMinute: '{metric}, die letzte Minute',
  caption: 'Messwerte der letzten Minute',
  time: 'Zeit',
  events: 'Systemereignisse',
  noEvents: 'Noch ist nichts geschehen. Sobald eine Aufgabe läuft, stehen ihre Ereignisse hier.',
  streams: 'Datenströme',
  streamBars: 'Eingetroffene Ereignisse, ein Balken je anderthalb Sekunden',
  quiet: 'Ruhig. In den letzten {seconds, number} s ist nichts eingetroffen.',
  flow: '{events, plural, one {# Ereignis} other {# Ereignisse}} und {steps, plural, one {# Schritt} other {# Schritte}} in den letzten {seconds, number} s.',
  eventCount: 'Ereignisse',
  stepCount: 'Schritte',
} satisfies Translation<typeof en>
