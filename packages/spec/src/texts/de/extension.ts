import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Browser-Erweiterung',
  headline: 'Automatisierung dort, wo Sie ohnehin arbeiten',
  lead: 'Die {product}-Erweiterung bringt Ihre Agenten auf die Seite, die Sie vor sich haben: Sie lernt aus dem, was Sie wiederholen, und übernimmt es, wenn Sie es sagen.',
  sampleNote: 'Beispielinhalt',
  availability: {
    text: 'Für Chrome, Firefox und Edge. Noch nicht in den Stores: Sie holen das Paket hier und laden es selbst.',
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
    root: 'Das automatisieren',
    actions: {
      table: 'Diese Tabelle erfassen',
      record: 'Schritte aufzeichnen',
      form: 'Formular mit meinen Daten ausfüllen',
      run: 'Agenten auf dieser Seite ausführen',
    },
  },
  downloads: {
    title: 'Für Ihren Browser',
    lead: 'Von dieser Installation gebaut, für alle drei aus derselben Quelle. Größe und Prüfsumme sind die der Datei, die Sie bekommen.',
    available: 'Verfügbar',
    version: 'Version {version}, {size}',
    button: 'Herunterladen',
    named: 'Für {browser} herunterladen',
    busy: 'Wird heruntergeladen …',
    started: 'Download gestartet! Sehen Sie in Ihrem Download-Ordner nach.',
    failed: 'Das Paket konnte nicht geholt werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    checksum: 'SHA-256',
    none: 'Diese Installation wurde ohne die Pakete gebaut. Bauen Sie sie einmal neu, dann erscheinen sie hier.',
  },
  install: {
    title: 'In drei Schritten installiert',
    steps: {
      download: {
        title: 'Herunterladen',
        text: 'Laden Sie oben das Paket für Ihren Browser und entpacken Sie es in einen Ordner, der dort bleibt.',
      },
      install: {
        title: 'Installieren',
        text: 'Chrome und Edge: Öffnen Sie die Seite der Erweiterungen, schalten Sie den Entwicklermodus ein, drücken Sie „Entpackte Erweiterung laden“ und wählen Sie den Ordner. Firefox: Öffnen Sie about:debugging, „Dieser Firefox“, „Temporäres Add-on laden“; es bleibt, bis Firefox geschlossen wird.',
      },
      automate: {
        title: 'Automatisieren',
        text: 'Verbinden Sie sie unten mit einem Einmalcode, klicken Sie dann mit rechts, worauf Sie möchten, und wählen Sie „Das automatisieren“.',
      },
    },
  },
  connect: {
    title: 'Einen Browser verbinden',
    lead: 'Tippen Sie die Adresse und einen Einmalcode in die Seitenleiste der Erweiterung. Ein verbundener Browser kann Agenten auflisten, anlegen und ausführen und seine Aufgaben lesen. Sonst erreicht er nichts von Ihrem Konto.',
    make: 'Browser verbinden',
    again: 'Neuen Code erzeugen',
    code: 'Einmalcode',
    address: 'Adresse',
    hint: 'Gilt für einen Browser und {minutes, number} Minuten.',
    expired: 'Dieser Code ist abgelaufen. Erzeugen Sie einen neuen.',
    list: 'Verbundene Browser',
    none: 'Noch ist kein Browser verbunden.',
    seen: 'Zuletzt gesehen <when></when>',
    revoke: 'Trennen',
    revokeNamed: '{name} trennen',
    signIn: 'Melden Sie sich an, um einen Browser zu verbinden.',
    signInAction: 'Anmelden',
    failed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
    copy: 'Kopieren',
    copied: 'Kopiert',
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
