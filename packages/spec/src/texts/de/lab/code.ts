import type en from '../../en/lab/code.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Drei kleine Programme zum Lesen, Ändern und Ausführen. Sie laufen hier wirklich, in einer Sandbox in Ihrem Browser.',
  samples: 'Beispielprogramme',
  empty: 'Wählen Sie ein Programm',
  emptyHint:
    'Jeder Code läuft in einer sicheren Umgebung: einer Sandbox in Ihrem Browser, ohne Netz, mit Ausnahme Ihrer eigenen Übungsseite.',
  facts: '{lines, plural, one {# Zeile} other {# Zeilen}} · {language} · etwa {seconds, number} s',
  code: 'Code',
  restore: 'Änderungen verwerfen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Herunterladen',
  run: 'Code ausführen',
  running: 'Läuft…',
  stop: 'Stoppen',
  output: 'Ausgabe',
  progress: 'Fortschritt des Laufs',
  ready: 'Drücken Sie „Code ausführen“. Alle 0,8 Sekunden erscheint eine Zeile.',
  loading: { javascript: 'JavaScript wird geladen…', python: 'Python wird geladen, beim ersten Mal etwa 13 MB…' },
  phase: {
    idle: 'Nicht gestartet',
    running: 'Läuft',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    stopped: 'Von Ihnen gestoppt',
  },
  completed: 'Ausführung erfolgreich abgeschlossen',
  runtime: 'Laufzeit',
  memory: 'Speicher',
  optimized: 'Optimiert',
  status: 'Status',
  success: 'Erfolg',
  failed: 'Ausführung fehlgeschlagen',
  tooLong:
    'Nach {seconds, number} Sekunden gestoppt. Suchen Sie eine Schleife ohne Ende, oder lassen Sie weniger auf einmal tun.',
  tooManyLines: 'Nach {lines, number} Zeilen Ausgabe gestoppt. Geben Sie weniger aus, etwa nur jede zehnte Zeile.',
  noEngine: 'Die Laufzeitumgebung konnte nicht geladen werden. Prüfen Sie die Verbindung und starten Sie erneut.',
  difficulty: { beginner: 'Einsteiger', intermediate: 'Fortgeschritten', advanced: 'Experte' },
  language: { javascript: 'JavaScript', python: 'Python' },
  category: { data: 'Datenerfassung', marketing: 'Marketing', commerce: 'E-Commerce' },
  items: {
    'web-scraper': {
      title: 'Web-Scraper',
      text: 'Liest jede Seite des Übungsladens und nennt den niedrigsten, den höchsten und den mittleren Preis.',
    },
    'email-generator': {
      title: 'KI-E-Mail-Generator',
      text: 'Schreibt jedem Empfänger eine E-Mail und schätzt Öffnungen, Klicks und Abschlüsse. Versendet nichts.',
    },
    'price-monitor': {
      title: 'Preiswächter',
      text: 'Vergleicht Preise mit den zuletzt gesehenen und meldet Senkungen, erreichte Ziele und Anstiege.',
    },
  },
} satisfies Translation<typeof en>
