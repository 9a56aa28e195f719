import type en from '../en/assistant.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Lernassistent',
  close: 'Schließen',
  toggle: 'Aus meiner Arbeit lernen',
  privacy: 'Alles Gezählte bleibt in diesem Browser. Nichts wird gesendet, und Passwortfelder werden nie gelesen.',
  off: 'Angehalten. Nichts wird gezählt; was er wusste, bleibt, bis Sie es löschen.',
  learning: 'Hinweise erscheinen nach mehr als {keys, number} Tastendrücken und {seconds, number} Sekunden.',
  clear: 'Alles löschen',
  states: {
    off: 'Angehalten',
    learning: 'Lernt',
    ready: 'Profil erstellt',
  },
  counts: {
    keystrokes: 'Tasten',
    clicks: 'Klicks',
    scrolled: 'Gescrollt',
    time: 'Zeit',
  },
  profile: {
    title: 'Ihr Profil',
    nothing: 'Noch nichts',
    typingSpeed: 'Tipptempo',
    wordsPerMinute: '{words, number} Wörter pro Minute',
    sessionTime: 'Mittlere Sitzung',
    minutes: '{minutes, number} Min.',
    commonWords: 'Häufige Wörter',
    workingHours: 'Arbeitszeit',
    hours: '{start}:00 bis {end}:00',
    patterns: 'Wiederkehrende Wege',
    style: 'Schreibstil',
    styles: {
      plain: 'Kurze Wörter',
      elaborate: 'Lange Wörter',
    },
    types: 'Das meiste ist',
    taskTypes: {
      forms: 'Tippen',
      web: 'Seiten durchgehen',
      data: 'Listen lesen',
    },
  },
  insights: {
    title: 'Hinweise',
    none: 'Bisher fällt nichts auf. Er schaut weiter zu, während Sie arbeiten.',
    confidence: '{percent, number} % sicher',
    basedOn: 'Grundlage: {basis}',
    implement: 'Umsetzen',
    dismiss: 'Verwerfen',
  },
  priorities: {
    high: 'Hohe Priorität',
    medium: 'Mittlere Priorität',
  },
  types: {
    efficiency: 'Effizienz',
    brand_voice: 'Markenstimme',
    automation_opportunity: 'Automatisierbar',
    task_suggestion: 'Aufgabenvorschlag',
  },
  items: {
    efficiency: {
      title: 'Sie tippen viel und schnell',
      description:
        'Sie tippen etwa {words, number} Wörter pro Minute. Was Sie immer wieder tippen, kann ein Agent für Sie tippen.',
      suggestedAction: 'Lassen Sie einen Agenten das Formular ausfüllen, das Sie auswendig kennen.',
      basedOn: 'Ihr Tipptempo von {words, number} Wörtern pro Minute',
      draftName: 'Formularausfüller',
      draftObjective:
        'Öffne die Seite mit dem Formular, fülle die Felder mit meinen üblichen Angaben aus und sende es ab. (Adresse und Angaben hier ergänzen.)',
    },
    brand_voice: {
      title: 'Sie haben Ihre eigenen Worte',
      description: 'Diese kommen immer wieder vor: {terms}. Ein Agent, der für Sie schreibt, kann sie verwenden.',
      suggestedAction: 'Lassen Sie einen Agenten Nachrichten in Ihren Worten entwerfen.',
      basedOn: 'Ihre zuletzt getippten Wörter: {terms}',
      draftName: 'Nachrichtenschreiber',
      draftObjective:
        'Schreibe eine kurze Nachricht in meinen Worten und verwende: {terms}. Sende sie an: (Empfänger und Anlass hier ergänzen.)',
    },
    automation_opportunity: {
      title: 'Sie drehen immer dieselbe Runde',
      description: 'Sie gingen von Seite zu Seite: {places}. Ein Agent kann die Runde drehen und sagen, was neu ist.',
      suggestedAction: 'Lassen Sie einen Agenten die Seiten besuchen, die Sie prüfen.',
      basedOn: 'Ihre Wege: {places}',
      draftName: 'Tägliche Runde',
      draftObjective:
        'Öffne die Seiten, die ich jeden Tag prüfe, lies sie und liste auf, was neu ist. (Adressen hier ergänzen.)',
    },
    task_suggestion: {
      title: 'Sie sind schon eine Weile dabei',
      description:
        'Diese Sitzung dauert {minutes, plural, one {# Minute} other {# Minuten}}. Von so langer Arbeit lohnt es sich, einen Teil abzugeben.',
      suggestedAction: 'Lassen Sie einen Agenten den wiederkehrenden Teil nach Zeitplan erledigen.',
      basedOn: 'Sitzungen von {minutes, plural, one {# Minute} other {# Minuten}}',
      draftName: 'Wiederkehrende Arbeit',
      draftObjective:
        'Erledige den Teil meiner Arbeit, der jeden Tag wiederkommt: Öffne die Seite, sammle die Zeilen in einer Tabelle und speichere sie als Datei. (Adresse hier ergänzen.)',
    },
  },
  demo: {
    title: 'Probieren Sie es hier',
    lead: 'Schalten Sie ihn ein und schreiben Sie ein paar Sätze. Er braucht mehr als {keys, number} Tastendrücke und {seconds, number} Sekunden, genau wie neben Ihrer Arbeit.',
    label: 'Schreiben Sie etwas',
    placeholder: 'Sehr geehrte Kundin, Ihre Bestellung ist unterwegs …',
  },
} satisfies Translation<typeof en>
