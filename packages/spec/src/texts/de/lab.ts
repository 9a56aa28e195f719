import type en from '../en/lab.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Innovationslabor',
  lead: 'Hier werden neue Arten der Arbeit mit Agenten erprobt.',
  labels:
    'AKTIV funktioniert auf dieser Installation schon jetzt. BETA funktioniert in Grenzen, die dort genannt sind. EXPERIMENTELL ist hier nicht eingeschaltet.',
  tabs: 'Bereiche des Labors',
  status: { active: 'AKTIV', beta: 'BETA', experimental: 'EXPERIMENTELL' },
  create: 'Agent erstellen',
  features: {
    title: 'Experimente',
    items: {
      builder: {
        title: 'Neuronaler Baukasten',
        text: 'Nennen Sie ein Ziel, wählen Sie Fähigkeiten, und behalten Sie das Ergebnis als Agent im Command Center.',
      },
      languages: {
        title: 'Sechs Sprachen',
        text: 'Jede Ansicht auf Englisch, Spanisch, Französisch, Deutsch, Chinesisch und Japanisch, umschaltbar ohne Neuladen.',
      },
      voice: { title: 'Sprachsteuerung', text: 'Sagen Sie, was zu tun ist, und hören Sie, was getan wurde.' },
      collab: {
        title: 'Live-Zusammenarbeit',
        text: 'Mehrere Personen an einem Agenten; alle sehen, was die anderen ändern.',
      },
      ethics: {
        title: 'KI-Ethik',
        text: 'Sieht nach, was ein Agent berührt, darf und belegt hat, und nennt zu jedem Befund die Abhilfe.',
      },
      phone: { title: 'Telefon-KI', text: 'Anrufe nach einem Skript, das Sie freigeben, jeder mit Transkript.' },
      predictive: {
        title: 'Vorausschauende KI',
        text: 'Aktionen, Kosten und der Tag, an dem das Limit erreicht ist, aus Ihrem eigenen Verlauf vorausberechnet, dazu die beste Stunde zum Ausführen.',
      },
      demos: {
        title: 'Live-Demos',
        text: 'Vollständige Aufgaben auf einer Übungsseite, vom ersten Schritt bis zum Nachweis.',
      },
      code: { title: 'Code-Labor', text: 'Kleine Programme, die Sie in einer Sandbox lesen, ändern und ausführen.' },
    },
  },
  recent: {
    title: 'Zuletzt erstellte Agenten',
    capabilities: '{count, plural, =0 {Keine Fähigkeiten} one {# Fähigkeit} other {# Fähigkeiten}}',
    power: 'Leistungsgrad',
    noObjective: 'Noch kein Ziel formuliert',
    emptyTitle: 'Noch keine Agenten',
    emptyHint: 'Agenten, die Sie im Command Center erstellen, erscheinen hier.',
    all: 'Alle Agenten',
  },
} satisfies Translation<typeof en>
