import type en from '../en/templates.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'KI-Vorlagen',
  subtitle: 'Sechs Ausgangspunkte. Wählen Sie einen und passen Sie ihn an.',
  search: 'Vorlagen suchen',
  category: 'Kategorie',
  all: 'Alle',
  complexity: 'Revolutionär',
  level: 'KI-Stufe: {level}',
  tasks: 'Was sie tut',
  features: 'Was sie auszeichnet',
  example: 'Beispiel',
  use: 'Vorlage nutzen',
  useOf: 'Vorlage {title} nutzen',
  count: '{count, plural, =0 {Keine Vorlagen} one {# Vorlage} other {# Vorlagen}}',
  none: 'Keine passende Vorlage',
  noneHint: 'Versuchen Sie ein anderes Wort oder alle Kategorien.',
  clear: 'Alle Vorlagen anzeigen',
  categories: {
    sales: 'Vertrieb',
    finance: 'Finanzen',
    commerce: 'Handel',
    communication: 'Kommunikation',
    data: 'Daten',
    support: 'Kundenservice',
  },
  draft: {
    start: 'Beginnt bei',
    startHint:
      'Ihre Übungsseite: Dort darf alles ausprobiert werden. Für Ihre eigene Seite tragen Sie deren Adresse ein; die Schritte suchen dort nach denselben Wörtern.',
    startMissing:
      'Bitte geben Sie die vollständige Adresse an, bei der die Arbeit beginnt, etwa https://shop.example/contacts.',
    steps: 'Schritte',
    changed: 'Sie haben die Worte geändert. Beim ersten Lauf macht der Agent daraus neue Schritte.',
  },
  items: {
    leads: {
      title: 'Lead-Recherche',
      description:
        'Geht eine Kontaktliste durch, behält die Leads und übergibt Ihnen eine Arbeitsmappe, die wertvollsten zuerst.',
      placeholder:
        'Lies alle Kontakte, behalte die mit der Stufe Lead, sortiere sie nach Wert und speichere sie als Excel-Datei.',
      aiLevel: 'Strategisch',
      tasks: {
        one: 'Öffnet Ihre Kontaktliste',
        two: 'Liest jede Seite davon',
        three: 'Behält die Leads',
        four: 'Stellt die wertvollsten nach vorn',
        five: 'Speichert sie als Arbeitsmappe',
      },
      features: {
        one: 'Blättert von selbst weiter',
        two: 'Findet Spalten an ihrem Namen',
        three: 'Läuft erneut ohne Modell',
      },
    },
    invoices: {
      title: 'Rechnungshilfe',
      description: 'Findet die Rechnung im Postfach, holt das PDF und macht aus dem Inhalt eine Zeile für Ihre Bücher.',
      placeholder:
        'Öffne die Nachricht mit der Rechnung, lade das PDF herunter, lies Nummer, Daten und Summen und speichere sie als CSV-Datei.',
      aiLevel: 'Sorgfältig',
      tasks: {
        one: 'Öffnet das Postfach',
        two: 'Öffnet die Nachricht mit der Rechnung',
        three: 'Holt das angehängte PDF',
        four: 'Liest Nummer, Daten, Summen und Beteiligte',
        five: 'Schreibt eine Zeile für die Buchhaltung',
      },
      features: {
        one: 'Bewahrt den Beleg neben den Zahlen auf',
        two: 'Nimmt Text im Beleg als Daten, nie als Anweisung',
        three: 'Bezahlt nichts und verschickt nichts',
      },
    },
    prices: {
      title: 'Preiswächter',
      description:
        'Liest jedes Angebot eines Shops, auch wenn die Liste beim Scrollen wächst, und stellt das günstigste nach vorn.',
      placeholder:
        'Lies Name und Preis jedes Angebots, sortiere nach Preis, speichere sie als CSV-Datei und nenne mir den niedrigsten und den höchsten Preis.',
      aiLevel: 'Wachsam',
      tasks: {
        one: 'Öffnet die Seite mit den Angeboten',
        two: 'Liest Name und Preis bis ganz ans Ende',
        three: 'Stellt das günstigste nach vorn',
        four: 'Speichert die Preise als Datei',
        five: 'Nennt den niedrigsten und den höchsten Preis',
      },
      features: {
        one: 'Scrollt, bis nichts mehr kommt',
        two: 'Läuft nach Plan und kann niedrigere Preise melden',
        three: 'Sucht Wörter, nicht Stellen auf der Seite',
      },
    },
    inbox: {
      title: 'Postsortierung',
      description: 'Geht Ihren Posteingang durch und schickt Ihnen eine einzige Nachricht mit dem, was wartet.',
      placeholder:
        'Lies Absender, Betreff und Datum jeder Nachricht und schicke mir eine Nachricht mit der Liste der Betreffe.',
      aiLevel: 'Aufmerksam',
      tasks: {
        one: 'Öffnet das Postfach',
        two: 'Liest Absender, Betreff und Datum jeder Nachricht',
        three: 'Fasst die Betreffe in einer Liste zusammen',
        four: 'Beginnt eine neue Nachricht',
        five: 'Schickt Ihnen die Übersicht',
      },
      features: {
        one: 'Belegt mit der Antwort des Servers, dass die Nachricht ankam',
        two: 'Befolgt keine Anweisungen, die in Nachrichten stecken',
        three: 'Fragt auf Wunsch vor dem Senden',
      },
    },
    reports: {
      title: 'Berichtsschreiber',
      description:
        'Sammelt die Zahlen einer langen Tabelle, addiert sie und schreibt einen Bericht mit den Zahlen im Anhang.',
      placeholder:
        'Lies das Journal, addiere die Beträge, speichere die Zahlen als Excel-Datei und schreibe einen PDF-Bericht mit der Summe.',
      aiLevel: 'Analytisch',
      tasks: {
        one: 'Öffnet die Tabelle',
        two: 'Liest ihre Zeilen, Seite für Seite',
        three: 'Addiert die Beträge',
        four: 'Speichert die Zahlen als Arbeitsmappe',
        five: 'Schreibt einen PDF-Bericht mit der Summe',
      },
      features: {
        one: 'Rechnet, statt zu raten',
        two: 'Hängt die Arbeitsmappe zum Bericht an',
        three: 'Sagt offen, wenn sich etwas nicht lesen lässt',
      },
    },
    support: {
      title: 'Supportschalter',
      description:
        'Findet den Kunden, hält fest, was geschah, und speichert es, mit Beleg, dass der Datensatz geändert ist.',
      placeholder:
        'Suche den Kunden, öffne den Datensatz, trage in den Notizen ein, dass Ersatz zugesagt wurde, und speichere.',
      aiLevel: 'Einfühlsam',
      tasks: {
        one: 'Öffnet die Kundenliste',
        two: 'Sucht den Kunden',
        three: 'Öffnet den Datensatz',
        four: 'Schreibt auf, was geschah',
        five: 'Speichert und prüft die Antwort',
      },
      features: {
        one: 'Belegt durch die Antwort des Servers, nicht durch Worte der Seite',
        two: 'Zeigt im Probelauf, was gespeichert würde',
        three: 'Findet Felder an den Namen, die Sie sehen',
      },
    },
  },
} satisfies Translation<typeof en>
