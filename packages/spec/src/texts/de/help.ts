import type en from '../en/help.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Hilfe und Support',
  lead: 'Antworten zu Agenten, Tarifen und Ihren Daten.',
  search: { label: 'Antworten durchsuchen', placeholder: 'Fragen, Antworten und Stichwörter durchsuchen' },
  categories: {
    label: 'Kategorien',
    all: 'Alle',
    gettingStarted: 'Erste Schritte',
    billing: 'Preise und Abrechnung',
    integrations: 'Integrationen',
    troubleshooting: 'Problemlösung',
    security: 'Sicherheit und Datenschutz',
  },
  results: '{count, plural, =0 {Keine Antworten} one {# Antwort} other {# Antworten}}',
  empty: {
    title: 'Keine passende Antwort',
    hint: 'Versuchen Sie ein anderes Wort, oder sehen Sie alle Kategorien durch.',
    action: 'Suche leeren',
  },
  helpful: {
    question: 'War das hilfreich?',
    yes: 'Ja',
    no: 'Nein',
    thanksYes: 'Danke. Gut zu wissen, dass dies geholfen hat.',
    thanksNo: 'Danke. Versuchen Sie ein anderes Suchwort oder die Liste der Kategorien.',
    count: '{count, plural, =0 {} one {# Person fand das hilfreich} other {# Personen fanden das hilfreich}}',
    signIn: 'Melden Sie sich an, um zu sagen, ob das geholfen hat',
    failed: 'Ihre Stimme wurde nicht gespeichert',
  },
  chat: {
    title: 'KI-Assistenten fragen',
    lead: 'Antworten aus der Hilfe und aus Ihren eigenen Läufen.',
    hello:
      'Fragen Sie etwas zum Produkt oder zu Ihrer eigenen Arbeit: „Warum ist meine letzte Aufgabe fehlgeschlagen?“',
    label: 'Ihre Frage',
    placeholder: 'Frage eingeben',
    keys: 'Enter sendet, Umschalt und Enter beginnt eine neue Zeile.',
    send: 'Senden',
    close: 'Schließen',
    typing: 'Der Assistent schreibt',
    you: 'Sie',
    assistant: 'Assistent',
    sources: 'Quellen',
    log: 'Gespräch',
    noAnswer: 'Es tut mir leid, ich konnte Ihre Frage gerade nicht bearbeiten. Bitte versuchen Sie es noch einmal.',
    noConnection: 'Ich habe gerade Schwierigkeiten mit der Verbindung. Bitte versuchen Sie es gleich noch einmal.',
  },
  faq: {
    start: {
      question: 'Wie erstelle ich meinen ersten Agenten?',
      answer:
        'Öffnen Sie das Command Center, wählen Sie „Neuer Agent“, geben Sie ihm einen Namen und sagen Sie in einfachen Worten, wofür er da ist. Die Einrichtung dauert weniger als 2 Minuten. Die KI-Vorlagen geben Ihnen einen ausgefüllten Entwurf für den Anfang.',
      tags: 'Start, Agent, erstellen, Einrichtung, Vorlage, erste Schritte',
    },
    rollover: {
      question: 'Was geschieht mit Aktionen, die ich nicht nutze?',
      answer:
        'Ungenutzte Aktionen werden für einen Abrechnungszeitraum übertragen. Ist das Monatslimit erreicht, pausieren Ihre Agenten. Sie arbeiten weiter, sobald der nächste Zeitraum beginnt oder Sie in einen größeren Tarif wechseln.',
      tags: 'Aktionen, Limit, Übertrag, Nutzung, Pause, Monat',
    },
    change: {
      question: 'Wie wechsle ich meinen Tarif?',
      answer:
        'Wählen Sie auf der Preisseite einen Tarif. Ein Wechsel nach oben gilt sofort, und Sie zahlen nur die Differenz für den Rest des Zeitraums. Ein Wechsel nach unten gilt ab dem nächsten Zeitraum; bis dahin behalten Sie, was Sie bezahlt haben.',
      tags: 'Tarif, Upgrade, Downgrade, Abrechnung, anteilig, Abo',
    },
    apps: {
      question: 'Mit welchen Anwendungen können meine Agenten arbeiten?',
      answer:
        'Agenten sind für mehr als 500 Anwendungen gemacht: für alles mit einer Webseite oder einer API, von Shops und CRM-Systemen bis zu E-Mail, Dokumenten und Tabellen. Die Fähigkeiten eines Agenten legen fest, was er nutzen darf.',
      tags: 'Integrationen, Apps, API, CRM, verbinden, Plattformen',
    },
    failed: {
      question: 'Eine Aufgabe ist fehlgeschlagen. Was kann ich tun?',
      answer:
        'Öffnen Sie den Aufgabenverlauf. Eine fehlgeschlagene Aufgabe zeigt ein Feld „Fehler“, in dem steht, was passiert ist. Formulieren Sie die Beschreibung genauer, indem Sie zum Beispiel die Seite oder das Feld nennen. Wiederholungen eines fehlgeschlagenen Schritts zählen nicht als Aktionen.',
      tags: 'Fehler, fehlgeschlagen, Aufgabe, Verlauf, wiederholen, Problem',
    },
    data: {
      question: 'Wer kann meine Daten sehen?',
      answer:
        'Nur Sie und die Personen, denen Sie Zugriff geben. Die Passwörter und Schlüssel sind mit einem eigenen Schlüssel Ihres Kontos versiegelt, und nichts wird je verkauft. In den Kontoeinstellungen können Sie alles, was über Sie gespeichert ist, exportieren oder Ihr Konto löschen.',
      tags: 'Sicherheit, Datenschutz, Verschlüsselung, Export, löschen, DSGVO',
    },
  },
} satisfies Translation<typeof en>
