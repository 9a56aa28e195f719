import type en from '../en/success.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Willkommen bei {product}',
  lead: 'Ihr Arbeitsbereich ist bereit. Das haben Sie jetzt in der Hand.',
  cards: {
    engines: {
      title: '14 Engines',
      text: 'Eine für jede Art von Arbeit, von Seiten und Formularen bis zu Dokumenten, E-Mails und Anrufen.',
    },
    quantum: {
      title: 'Quantum AI',
      text: 'Der integrierte Planer macht aus einfachen Worten Schritte, ganz ohne Schlüssel.',
    },
    power: { title: 'Echte Leistung', text: 'Arbeit wird ausgeführt und zurückgelesen. Was zählt, ist der Nachweis.' },
  },
  next: {
    title: 'Wie es weitergeht',
    steps: {
      agent: 'Erstellen Sie Ihren ersten Agenten im Command Center.',
      template: 'Oder beginnen Sie mit einer der sechs KI-Vorlagen.',
      settings: 'Legen Sie Sprache, Zeitzone und Design in den Kontoeinstellungen fest.',
      help: 'Schlagen Sie alles Weitere unter „Hilfe und Support“ nach.',
    },
  },
  enter: 'Zum Dashboard',
  countdown:
    '{seconds, plural, =0 {Das Dashboard wird geöffnet} one {Das Dashboard öffnet sich in # Sekunde} other {Das Dashboard öffnet sich in # Sekunden}}',
  stay: 'Auf dieser Seite bleiben',
  stayed: 'Sie bleiben hier, solange Sie möchten.',
} satisfies Translation<typeof en>
