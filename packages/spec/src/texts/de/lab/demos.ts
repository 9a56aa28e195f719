import type en from '../../en/lab/demos.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Starten Sie eine Aufgabe und sehen Sie dem Agenten auf Ihrer eigenen Kopie der Übungsseite zu, live, vom ersten Schritt bis zum Beleg. Das verbraucht Aktionen wie jeder andere Lauf.',
  demos: 'Demo-Aufgaben',
  start: 'Starten',
  startOne: 'Starten: {title}',
  run: 'Der Lauf',
  open: 'Lauf mit allen Belegen öffnen',
  picture: 'Die Seite am Ende des Laufs',
  noSite: 'Hier gibt es keine Übungsseite',
  noSiteHint: 'Demos arbeiten auf der Übungsseite. Setzen Sie PRACTICE_PORT, um eine zu haben.',
  noBrowser: 'Auf dem Server wurde kein Browser gefunden; Schritte im Browser schlagen fehl.',
  items: {
    search: {
      title: 'In einem Laden suchen',
      text: 'Durchsucht den Laden und behält das Gefundene als Tabelle.',
    },
    order: {
      title: 'Eine Bestellung aufgeben',
      text: 'Füllt eine Bestellung aus, gibt sie auf und liest die Summe zurück.',
    },
    collect: {
      title: 'Preise sammeln',
      text: 'Geht durch den Laden und behält alles unter 50 Dollar als CSV.',
    },
  },
} satisfies Translation<typeof en>
