import type en from '../en/tasks.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Aufgabenverlauf',
  subtitle: 'Alle ausgeführten Aufgaben und ihre Ergebnisse',
  loading: 'Aufgaben werden geladen',
  connection: { live: 'Live', reconnecting: 'Verbindung wird wiederhergestellt' },
  empty: 'Noch keine Aufgaben ausgeführt',
  emptyHint: 'Lassen Sie Agenten Aufgaben ausführen; Verlauf und Ergebnisse erscheinen hier.',
  emptyAction: 'Meine Agenten öffnen',
  unknownAgent: 'Agent {id}',
  noAgent: 'Kein Agent',
  noDuration: 'k. A.',
  duration: 'Dauer',
  result: 'Ergebnis',
  error: 'Fehler',
  showMore: 'Mehr anzeigen',
  loadingMore: 'Ältere Aufgaben werden geladen',
  status: { pending: 'Ausstehend', running: 'Läuft', completed: 'Abgeschlossen', failed: 'Fehlgeschlagen' },
  reason: {
    'awaiting-approval': 'Wartet auf Freigabe',
    'limit-reached': 'Pausiert: Limit erreicht',
    scheduled: 'Geplant',
    cancelled: 'Abgebrochen',
    'needs-review': 'Prüfung nötig',
  },
  steps: {
    show: 'Schritte zeigen',
    hide: 'Schritte ausblenden',
    title: 'Schritte',
    none: 'Kein Schritt wurde ausgeführt.',
    attempts: '{count, plural, one {# Versuch} other {# Versuche}}',
    effect: { reads: 'liest', writes: 'schreibt', sends: 'sendet' },
    status: { intent: 'Begonnen', done: 'Erledigt', failed: 'Fehlgeschlagen', review: 'Prüfung nötig' },
  },
  verdict: { verified: 'Belegt', contradicted: 'Widerlegt', unverified: 'Unbelegt' },
} satisfies Translation<typeof en>
