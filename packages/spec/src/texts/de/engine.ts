import type en from '../en/engine.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Quantum Engine',
  subtitle: 'Ihre Agenten, ihre Werkzeuge und die Schritte, die sie gerade tun',
  drawing:
    '{count, plural, =0 {Keine Agenten im Orbit} one {Bewegtes Bild von # Agenten, seinen Werkzeugen und Schritten um die Engine} other {Bewegtes Bild von # Agenten, ihren Werkzeugen und Schritten um die Engine}}',
  pause: 'Bewegung anhalten',
  play: 'Bewegung fortsetzen',
  list: 'Im Bild',
  agents: 'Agenten',
  tools: 'Werkzeuge',
  steps: 'Schritte jetzt',
  noTools: 'Noch kein Agent hat Schritte.',
  noSteps: 'Es läuft keine Aufgabe.',
  usedBy: '{count, plural, one {von # Agenten genutzt} other {von # Agenten genutzt}}',
  toolNames: {
    browser: 'Browser',
    rows: 'Tabellen',
    extract: 'Auslesen',
    forms: 'Formulare',
    document: 'Dokumente',
    email: 'E-Mail',
    phone: 'Telefon',
    http: 'Webdienste',
    mcp: 'Verbundene Werkzeuge',
    other: 'Andere',
  },
  running: 'Läuft',
  tasksOf: '{count, plural, =0 {noch keine Aufgaben} one {# Aufgabe} other {# Aufgaben}}',
  empty: 'Noch nichts im Orbit',
  emptyHint: 'Erstellen Sie einen Agenten, und er nimmt hier seinen Platz ein.',
  newAgent: 'Neuer Agent',
  more: '{count, plural, one {und # weiterer Agent in der Liste} other {und # weitere Agenten in der Liste}}',
} satisfies Translation<typeof en>
