import type en from '../en/landing.ts'
import type { Translation } from '../index.ts'

export default {
  sampleNote: 'Beispielinhalt',
  hero: {
    headline: '{product} <em>erledigt die Arbeit.</em>',
    lead: 'Beschreiben Sie eine Aufgabe in einfachen Worten. Agenten führen sie in einem echten Browser, in Dokumenten, E-Mails und Anrufen aus und belegen, dass sie erledigt ist.',
    start: 'JETZT AUTOMATISIEREN',
    plans: 'Tarife und Preise',
  },
  stage: {
    label: 'Ein Beispiel für eine Aufgabe in {product}: die Beschreibung, der daraus erstellte Plan und der Nachweis',
    example: 'Beispiel',
    window: 'Command Center',
    running: 'Läuft',
    completed: 'Abgeschlossen',
    verified: 'Belegt',
  },
  results: {
    title: 'Belegte Ergebnisse',
    lead: 'So kann ein Jahr delegierter Arbeit aussehen.',
    items: {
      tasks: { value: '{value}+', label: 'ausgeführte Aufgaben' },
      success: { value: '{value}', label: 'mit Nachweis abgeschlossen' },
      hours: { value: '{value} Std.', label: 'Ersparnis pro Person und Monat' },
      rating: { value: '{value} / 5', label: 'durchschnittliche Bewertung' },
    },
  },
  demo: {
    title: 'Neuronales Command Center',
    lead: 'Vier Agenten arbeiten gleichzeitig, jeder an seiner Aufgabe, alle auf einer Tafel.',
    simulated: 'Simuliert',
    load: 'Systemlast',
    working: 'arbeitet',
    progress: 'Fortschritt von {name}',
    efficiency: 'Effizienz',
    network: 'Vier Agenten, mit einem Kern verbunden',
    agents: {
      sales: { name: 'Vertriebsscout', type: 'Vertrieb', task: 'Qualifiziert Leads aus dem Kontaktformular' },
      data: { name: 'Datenveredler', type: 'Daten', task: 'Führt zwei Preislisten von Lieferanten zusammen' },
      web: { name: 'Webläufer', type: 'Web', task: 'Füllt ein Portal Seite für Seite aus' },
      email: { name: 'Postschalter', type: 'E-Mail', task: 'Entwirft Antworten zur Freigabe' },
    },
  },
  features: {
    title: 'Eine Beschreibung, jede Art von Arbeit',
    lead: 'Acht Fähigkeiten, kombiniert, wie die Aufgabe es verlangt.',
    more: 'Tarife ansehen',
    items: {
      web: {
        title: 'Web-Automatisierung',
        text: 'Meldet sich an, klickt, füllt aus und sendet ab wie ein sorgfältiger Mensch und merkt, wenn eine Seite nicht die Wahrheit sagt.',
      },
      data: {
        title: 'Datenextraktion',
        text: 'Macht aus Seiten und Listen saubere Zeilen und hält zu jedem Wert die Quelle fest.',
      },
      platforms: {
        title: 'Plattformübergreifend',
        text: 'Trägt Arbeit von einem System ins nächste, damit niemand mehr von Tab zu Tab kopiert.',
      },
      monitoring: {
        title: 'Visuelle Überwachung',
        text: 'Beobachtet, was eine Seite zeigt, und sagt Ihnen in Worten, was sich seit dem letzten Mal geändert hat.',
      },
      voice: {
        title: 'Sprache und Text',
        text: 'Sagen oder schreiben Sie, was Sie möchten. Ohne Ablaufdiagramme, ohne Selektoren, ohne Skripte, die gepflegt werden müssen.',
      },
      analytics: {
        title: 'Auswertungen',
        text: 'Zeigt, was gelaufen ist, wie lange es gedauert hat, was es gekostet hat und wo es besser ginge.',
      },
      calls: {
        title: 'KI-Callcenter',
        text: 'Tätigt und beantwortet Anrufe nach einem Skript, das Sie freigeben, und hinterlässt zu jedem ein Transkript.',
      },
      documents: {
        title: 'Dokumente verarbeiten',
        text: 'Liest Rechnungen, Formulare und Verträge und legt ihren Inhalt dort ab, wo er hingehört.',
      },
    },
  },
  voices: {
    title: 'Das sagen Teams',
    stars: '{stars, number} von 5 Sternen',
    items: {
      operations: {
        quote: 'Wir haben den Montagsbericht einmal beschrieben. Seitdem ist er einfach da, samt Nachweis.',
        role: 'Betriebsleitung, Northwind Supply',
      },
      support: {
        quote: 'Der Freigabeschritt hat uns überzeugt. Nichts verlässt das Haus, bevor es jemand von uns gesehen hat.',
        role: 'Leitung Support, Tern & Heron',
      },
      finance: {
        quote: 'Aus drei Tagen Rechnungen abtippen im Monat wurde eine Stunde Ausnahmen prüfen.',
        role: 'Finanzleitung, Brightwater',
      },
    },
    awards: {
      label: 'Auszeichnungen',
      innovation: 'Innovationspreis Automatisierung',
      choice: 'Wahl der Nutzer',
      security: 'Preis für Vertrauen in KI',
      startup: 'Produkt des Jahres',
    },
  },
  plans: {
    title: 'Tarife für jeden Arbeitsumfang',
    lead: 'Gemessen in KI-Aktionen pro Monat. Wechseln Sie, wann immer Sie möchten.',
    popular: 'AM BELIEBTESTEN',
    perMonth: '/Monat',
    actions: '{count, number} KI-Aktionen pro Monat',
    agents: 'Bis zu {count, number} Agenten',
    choose: '{plan} ansehen',
    items: {
      starter: 'Für eine Person, die Arbeit abgeben möchte.',
      professional: 'Für wachsende Teams, die täglich automatisieren.',
      enterprise: 'Für Unternehmen, die auf Agenten setzen.',
      custom: 'Auf Ihren eigenen Servern, zu Ihren Bedingungen.',
    },
  },
  how: {
    title: 'So arbeiten KI-Bots',
    lead: 'Vom Satz zum überprüfbaren Ergebnis, in fünf Schritten.',
    example: 'Beispiel',
    steps: {
      describe: {
        title: 'Aufgabe beschreiben',
        text: 'Schreiben Sie, was zu tun ist, so wie Sie es einer Kollegin sagen würden.',
        example: 'Liste jeden Montag die überfälligen Rechnungen auf und maile mir die Summe.',
      },
      analyze: {
        title: 'KI analysiert',
        text: 'Der Planer macht aus Ihren Worten Schritte und sagt, welche davon nur lesen und welche senden.',
        example: '4 Schritte: 3 lesen, 1 sendet. Prognose: 5 Aktionen.',
      },
      assemble: {
        title: 'Bot zusammenstellen',
        text: 'Der Agent erhält genau die Werkzeuge, die diese Schritte brauchen, und keine anderen.',
        example: 'browser.open, document.extract, email.send',
      },
      execute: {
        title: 'Live-Ausführung',
        text: 'Sie sehen jeden Schritt, während er geschieht, und geben frei, was sich nicht rückgängig machen lässt.',
        example: 'Schritt 4 möchte 1 E-Mail an Sie senden. Freigeben?',
      },
      results: {
        title: 'Ergebnisse',
        text: 'Sie erhalten das Ergebnis samt Nachweis: was zurückgelesen wurde, nicht was eine Seite behauptet hat.',
        example: '7 Rechnungen überfällig, zusammen 12.480 $. Summe zweimal geprüft.',
      },
    },
  },
  closing: {
    title: 'Geben Sie noch heute die erste Aufgabe ab',
    lead: 'Wählen Sie einen Tarif, oder sehen Sie sich zuerst im Dashboard um.',
    start: 'JETZT AUTOMATISIEREN',
    dashboard: 'Dashboard öffnen',
  },
} satisfies Translation<typeof en>
