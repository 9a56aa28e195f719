import type en from '../../en/lab/neural.ts'
import type { Translation } from '../../index.ts'

export default {
  title: 'Neuronale Schnittstelle',
  lead: 'Zeigt, wie aus Gedanken Agenten werden könnten. Kein Gerät wird ausgelesen: Wellen und Gedanken sind hier erfunden.',
  simulated: 'Simuliert',
  connected: 'Verbunden',
  disconnected: 'Getrennt',
  connect: 'Verbinden',
  disconnect: 'Trennen',
  create: 'Agent erstellen',
  waves: 'Hirnwellen',
  bandBars: '{band}-Wellen, simuliert',
  bands: {
    delta: 'Delta',
    theta: 'Theta',
    alpha: 'Alpha',
    beta: 'Beta',
    gamma: 'Gamma',
  },
  thoughts: 'Gedankenmuster',
  listening: 'Lauscht. Das erste Muster erscheint binnen drei Sekunden.',
  disconnectedHint: 'Verbinden Sie, um Hirnwellen und Gedankenmuster zu sehen.',
  confidence: 'Sicherheit',
  categories: {
    command: 'Befehl',
    query: 'Frage',
    emotion: 'Gefühl',
    intent: 'Absicht',
  },
  phrases: {
    command: {
      first: 'Anhalten, was läuft',
      second: 'Das neueste Ergebnis öffnen',
      third: 'Den Morgenbericht starten',
    },
    query: {
      first: 'Welcher Agent war heute am langsamsten?',
      second: 'Wie viele Aktionen sind noch übrig?',
      third: 'Ist der letzte Lauf gelungen?',
    },
    emotion: {
      first: 'Zufrieden mit dem letzten Ergebnis',
      second: 'Ungeduldig mit der Warteschlange',
      third: 'Neugierig auf eine neue Vorlage',
    },
    intent: {
      first: 'Jeden Morgen die Preise von drei Mitbewerbern sammeln und mir sagen, was sich geändert hat',
      second: 'Die Rechnungen in meinem Posteingang lesen und die Summen in eine Tabelle schreiben',
      third: 'Eine Produktseite beobachten und mir sagen, wenn das Produkt wieder lieferbar ist',
    },
  },
  names: {
    first: 'Preiswächter',
    second: 'Rechnungsleser',
    third: 'Bestandswächter',
  },
} satisfies Translation<typeof en>
