import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Browser-Erweiterung',
  headline: 'Automatisierung dort, wo Sie ohnehin arbeiten',
  lead: 'Die {product}-Erweiterung bringt Ihre Agenten auf die Seite, die Sie vor sich haben: Sie lernt aus dem, was Sie wiederholen, und übernimmt es, wenn Sie es sagen.',
  sampleNote: 'Beispielinhalt',
  availability: {
    text: 'Diese Installation enthält die Pakete der Erweiterung nicht. Alles, was Ihre Agenten tun, erreichen Sie auch in diesem Browser.',
    action: 'Dashboard öffnen',
  },
  features: {
    title: 'Ein stiller Helfer in der Ecke',
    items: {
      assistant: {
        title: 'Lernender KI-Assistent',
        text: 'Bemerkt, was Sie immer wieder tun, und schlägt dafür einen Agenten vor.',
      },
      instant: {
        title: 'Sofort automatisieren',
        text: 'Klicken Sie mit rechts auf eine Tabelle, ein Formular oder einen Text und übergeben Sie ihn direkt einem Agenten.',
      },
      privacy: {
        title: 'Datenschutz zuerst',
        text: 'Lokale Verarbeitung: Was sie über Ihre Gewohnheiten lernt, bleibt in Ihrem Browser.',
      },
      crossSite: {
        title: 'Über mehrere Websites',
        text: 'Eine Aufgabe darf über mehrere Websites führen. Sie erlauben jede davon einmal.',
      },
    },
  },
  menu: {
    label: 'Ein Beispiel für das Kontextmenü einer Tabelle',
    example: 'Beispiel',
    page: 'Offene Bestellungen',
    columns: { order: 'Bestellung', customer: 'Kunde', total: 'Summe' },
    actions: {
      collect: 'Diese Tabelle erfassen',
      watch: 'Bei Änderungen melden',
      fill: 'In andere Website kopieren',
    },
  },
  install: {
    title: 'In drei Schritten installiert',
    steps: {
      download: {
        title: 'Herunterladen',
        text: 'Laden Sie das Paket für Chrome, Firefox oder Edge von einer Installation, die es enthält.',
      },
      install: {
        title: 'Installieren',
        text: 'Öffnen Sie das Paket in Ihrem Browser und bestätigen Sie die angefragten Berechtigungen.',
      },
      automate: {
        title: 'Automatisieren',
        text: 'Verbinden Sie es per Einmalcode mit Ihrem Konto und klicken Sie dann mit rechts, worauf Sie möchten.',
      },
    },
  },
  voices: {
    title: 'Das sagen Nutzer',
    stars: '{stars, number} von 5 Sternen',
    items: {
      research: {
        quote: 'Ich sammle den ganzen Tag Tabellen. Jetzt mit einem Rechtsklick.',
        role: 'Marktforscherin',
      },
      recruiting: {
        quote: 'Sie fragt, bevor sie eine neue Website anfasst. Deshalb hat unsere IT zugestimmt.',
        role: 'Personalvermittler',
      },
      shop: {
        quote: 'Sie hat bemerkt, dass ich jeden Morgen dieselbe Adresse abtippe, und angeboten, mir das abzunehmen.',
        role: 'Ladeninhaberin',
      },
    },
  },
} satisfies Translation<typeof en>
