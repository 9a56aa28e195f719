import type en from '../../en/lab/ethics.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Prüft einen Agenten: was ihm gesagt wird, was seine Schritte tun, was er darf und was seine letzten Läufe hinterlassen haben. Es wird nur gelesen.',
  agent: 'Agent',
  noAgentsHint: 'Erstellen Sie einen Agenten und lassen Sie ihn hier prüfen.',
  summary: '{count, plural, =0 {Keine Befunde.} one {# Befund.} other {# Befunde.}}',
  looked:
    'Geprüft: {steps, plural, one {# Schritt} other {# Schritte}}, {runs, plural, one {# Lauf} other {# Läufe}} und {lines, plural, one {# Zeile} other {# Zeilen}} ihrer Protokolle.',
  noRuns: 'Er ist noch nie gelaufen, also sagt sein Verlauf nichts.',
  again: 'Erneut prüfen',
  clear: 'Nichts gefunden',
  found: '{count, plural, one {# Befund} other {# Befunde}}',
  evidence: 'Belege',
  more: 'und {count, number} weitere',
  checks: {
    'personal-data': {
      title: 'Personenbezogene Daten',
      text: 'Adressen, Telefon-, Konto- und Kartennummern im Auftrag, in den Schritten und in den Protokollen.',
    },
    permissions: {
      title: 'Weiter gefasste Rechte als genutzt',
      text: 'Was der Agent darf und seine Schritte nicht brauchen.',
    },
    irreversible: {
      title: 'Unumkehrbare Schritte ohne Freigabe',
      text: 'Was sich nicht zurücknehmen lässt und vorher niemanden fragt.',
    },
    unverified: {
      title: 'Unbelegter Erfolg',
      text: 'Läufe, die als abgeschlossen endeten, ohne Beleg oder gegen ihn.',
    },
  },
  severities: {
    high: 'Hoch',
    medium: 'Mittel',
    low: 'Niedrig',
  },
  places: {
    objective: 'Im Ziel: {says}',
    step: 'Schritt {at}: {says}',
    run: 'Lauf: {says}',
  },
  settings: {
    fileAccess: 'Dateizugriff ist an',
    appAccess: 'App-Zugriff ist an',
  },
  remedies: {
    setup: 'Einrichtung öffnen',
    steps: 'Schritte öffnen',
  },
  findings: {
    'personal-in-words': {
      title: 'Personenbezogene Daten stehen im Ziel',
      remedy: 'Nehmen Sie sie aus dem Text und hinterlegen Sie sie als Anmeldung, oder geben Sie sie dem Lauf mit.',
    },
    'personal-in-steps': {
      title: 'Personenbezogene Daten stehen in den Schritten',
      remedy: 'Ersetzen Sie den Wert durch einen, der dem Lauf mitgegeben wird, etwa eine Eingabe.',
    },
    'personal-in-runs': {
      title: 'Läufe haben personenbezogene Daten berührt',
      remedy: 'Lesen Sie nur die nötigen Felder, und vergewissern Sie sich, dass Sie die übrigen verarbeiten dürfen.',
    },
    'file-access-unused': {
      title: 'Dateizugriff, den kein Schritt braucht',
      remedy: 'Schalten Sie den Dateizugriff aus.',
    },
    'app-access-unused': {
      title: 'App-Zugriff, den kein Schritt braucht',
      remedy: 'Schalten Sie den App-Zugriff aus.',
    },
    'any-log-in': {
      title: 'Darf jede Ihrer Anmeldungen benutzen; seine Schritte nennen diese',
      remedy: 'Nennen Sie die Anmeldungen, die er benutzen darf.',
    },
    'any-site': {
      title: 'Darf jede Website besuchen; seine Schritte nennen diese',
      remedy: 'Nennen Sie die Websites, die er besuchen darf.',
    },
    'sends-unasked': {
      title: '{count, plural, one {Ein Schritt sendet} other {# Schritte senden}}, ohne Sie zu fragen',
      remedy: 'Lassen Sie ihn fragen, bevor er etwas sendet.',
    },
    'sends-unlimited': {
      title:
        '{count, plural, one {Ein Schritt sendet} other {# Schritte senden}} so oft, wie die gefundene Liste lang ist',
      remedy: 'Legen Sie fest, wie viele Aktionen er je Aufgabe höchstens nutzen darf.',
    },
    'contradicted-success': {
      title: '{count, plural, one {# Lauf meldet} other {# Läufe melden}} Erfolg, und die Belege sagen das Gegenteil',
      remedy: 'Öffnen Sie den Lauf, sehen Sie nach, welcher Schritt widerlegt wurde, und beheben Sie ihn.',
    },
    'unverified-success': {
      title: '{count, plural, one {# Lauf} other {# Läufe}} ohne Beleg der Wirkung abgeschlossen',
      remedy:
        'Fügen Sie einen Schritt hinzu, der das Ergebnis zurückliest, oder nehmen Sie einen, dessen Antwort es belegt.',
    },
  },
} satisfies Translation<typeof en>
