import type en from '../../en/lab/voice.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Sprechen oder tippen Sie einen Befehl: einen Agenten starten, eine Seite öffnen, fragen, was läuft, alles anhalten. Jeder Befehl wird in Worten beantwortet.',
  listen: 'Zuhören',
  stopListening: 'Nicht mehr zuhören',
  listening: 'Ich höre zu…',
  deaf: 'Dieser Browser erkennt keine Sprache. Tippen Sie den Befehl: Er bewirkt dasselbe.',
  mute: 'Dieser Browser kann nicht sprechen. Antworten erscheinen als Text.',
  notAllowed:
    'Das Mikrofon ist nicht freigegeben. Geben Sie es in den Einstellungen des Browsers für diese Seite frei, oder tippen Sie.',
  notHeard: 'Nichts verstanden. Versuchen Sie es erneut, oder tippen Sie.',
  privacy:
    'Ihr Browser erkennt die Sprache; manche senden den Ton dafür an ihren Hersteller. Dieses Produkt behält nichts davon.',
  typed: 'Befehl tippen',
  send: 'Senden',
  spoken: 'Antworten vorlesen',
  spokenHint: 'Mit der Stimme Ihres Browsers.',
  log: 'Befehle und Antworten',
  youSaid: 'Sie sagten: {words}',
  yes: 'Ja',
  no: 'Nein',
  canSay: 'Was Sie sagen können',
  examples: {
    run: {
      words: 'starte [Agent]',
      text: 'Startet einen Ihrer Agenten, sobald Sie Ja gesagt haben.',
    },
    go: {
      words: 'gehe zu Verlauf',
      text: 'Öffnet eine Seite: Dashboard, Agenten, Vorlagen, Einstellungen und mehr.',
    },
    state: {
      words: 'was läuft',
      text: 'Nennt die laufende Arbeit.',
    },
    stop: {
      words: 'stopp',
      text: 'Hält alle laufende Arbeit an, sobald Sie Ja gesagt haben.',
    },
  },
  ask: {
    run: '{name} jetzt starten? Sagen oder drücken Sie Ja.',
    stop: '{count, plural, one {# laufende Aufgabe anhalten?} other {Alle # laufenden Aufgaben anhalten?}} Sagen oder drücken Sie Ja.',
  },
  did: {
    run: '{name} wurde gestartet.',
    stop: '{count, plural, =0 {Es gab nichts mehr anzuhalten.} one {# Aufgabe ist angehalten.} other {# Aufgaben sind angehalten.}}',
    go: '{place} wird geöffnet.',
  },
  nothingAsked: 'Es wartet nichts auf eine Antwort.',
  left: 'Bleibt, wie es ist.',
  nothingRuns: 'Es läuft nichts.',
  runs: '{count, plural, one {# Aufgabe läuft: {names}.} other {# Aufgaben laufen: {names}.}}',
  noAgent: 'Kein Agent heißt „{name}“.',
  which: 'Mehrere Agenten heißen „{name}“. Sagen Sie den ganzen Namen.',
  unknown: '„{words}“ wurde nicht verstanden. Die Liste zeigt, was Sie sagen können.',
  failed: 'Das ging nicht: Der Server ist nicht erreichbar. Versuchen Sie es erneut.',
  places: {
    dashboard: 'Dashboard',
    agents: 'Meine Agenten',
    tasks: 'Aufgabenverlauf',
    templates: 'Vorlagen',
    settings: 'Einstellungen',
    platforms: 'Plattformen',
    deploy: 'Bereitstellung',
    performance: 'Leistung',
    help: 'Hilfe',
  },
} satisfies Translation<typeof en>
