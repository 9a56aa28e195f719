import type en from '../en/performance.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Bot-Leistung',
  subtitle: 'Überwachen, testen und optimieren Sie Ihre KI-Automatisierung',
  tabs: {
    label: 'Leistung',
    results: 'Testergebnisse',
    health: 'Systemzustand',
    performance: 'Leistung',
    history: 'Verlauf',
  },
  results: {
    title: 'Keine Testergebnisse',
    hint: 'Führen Sie umfassende Tests aus, um detaillierte Ergebnisse zu sehen.',
    now: 'Auf dieser Installation sind keine Tests eingerichtet. Prüfen können Sie jetzt ihren Zustand.',
    action: 'Systemzustand ansehen',
  },
  performance: {
    title: 'Keine Leistungsdaten',
    hint: 'Leistungsberichte werden automatisch erstellt.',
    now: 'Noch gibt es keine Arbeit, über die sich berichten ließe. Erstellen Sie dafür einen Agenten im Command Center.',
    action: 'Agent erstellen',
  },
  history: {
    title: 'Kein Testverlauf',
    hint: 'Frühere Testdaten erscheinen hier, sobald Tests gelaufen sind.',
    now: 'Die Aufgaben Ihrer Agenten finden Sie im Aufgabenverlauf.',
    action: 'Aufgabenverlauf öffnen',
  },
  health: {
    title: 'Keine Zustandsdaten',
    failed: 'Der Server hat nicht geantwortet oder ist nicht bereit. Sein Zustand kann nicht angezeigt werden.',
    retry: 'Erneut abfragen',
    refresh: 'Aktualisieren',
    checked: 'Vom Server gemeldet um {time}',
    overall: 'Server',
    version: 'Version',
    ready: 'Nimmt Anfragen an',
    database: 'Datenbank',
    browser: 'Browser für Agenten',
    browserMissing:
      'Auf dem Server wurde kein Browser gefunden. Installieren Sie dort Chromium, damit Agenten Seiten öffnen können.',
    yes: 'ja',
    no: 'nein',
    status: {
      ok: 'in Ordnung',
      degraded: 'beeinträchtigt',
      unreachable: 'nicht erreichbar',
      found: 'gefunden',
      missing: 'fehlt',
    },
  },
} satisfies Translation<typeof en>
