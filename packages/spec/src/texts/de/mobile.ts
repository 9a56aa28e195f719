import type en from '../en/mobile.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Mobile App',
  headline: 'Ihre Agenten in der Hosentasche',
  lead: 'Sehen Sie, was läuft, geben Sie frei, was wartet, und starten Sie die nächste Aufgabe, wo immer Sie sind.',
  sampleNote: 'Beispielinhalt',
  availability: {
    text: 'Kein Store und kein Paket: Die App lässt sich von dieser Seite installieren und behält nichts Privates auf dem Telefon.',
    action: 'Dashboard öffnen',
  },
  phone: {
    label: 'Ein Beispiel der App auf einem Telefon, mit Beispielzahlen',
    sample: 'Beispiel',
    greeting: 'Guten Morgen',
    activeAgents: 'Aktive Agenten',
    tasksToday: 'Aufgaben heute',
    timeSaved: 'Gesparte Zeit',
    hours: '{value, number} Std.',
    recent: 'Zuletzt',
    runs: {
      orders: { name: 'Neue Bestellungen', state: 'abgeschlossen' },
      prices: { name: 'Preiswächter', state: 'läuft' },
      invoices: { name: 'Rechnungshilfe', state: 'wartet' },
    },
  },
  features: {
    title: 'Gemacht für die Minute zwischendurch',
    items: {
      assistant: {
        title: 'KI-Assistent für unterwegs',
        text: 'Beschreiben Sie eine Aufgabe per Sprache oder Text. Der Plan steht, bevor Sie das Telefon weggesteckt haben.',
      },
      automation: {
        title: 'Mobile Automatisierung',
        text: 'Starten, pausieren und genehmigen Sie die Arbeit Ihrer Agenten mit einem Daumen.',
      },
      security: {
        title: 'Sicher und privat',
        text: 'Biometrie: Die App öffnet sich hinter dem Fingerabdruck oder Gesicht, das Ihr Telefon entsperrt. Privates bleibt nicht auf dem Gerät.',
      },
      sync: {
        title: 'Überall synchron',
        text: 'Was Sie am Schreibtisch beginnen, geht in Ihrer Hand weiter, bis zum letzten Schritt.',
      },
    },
  },
  stores: {
    title: 'Die App holen',
    lead: 'Dasselbe Produkt als Kachel auf Ihrem Startbildschirm, in einem eigenen Fenster.',
    items: {
      ios: {
        name: 'iOS',
        needs: 'iOS 14.0+',
        how: 'Öffnen Sie diese Seite auf dem Telefon in Safari, tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
      },
      android: {
        name: 'Android',
        needs: 'Android 8.0+',
        how: 'Öffnen Sie diese Seite auf dem Telefon in Chrome, öffnen Sie das Menü und wählen Sie „App installieren“.',
      },
    },
    download: 'Herunterladen',
    redirecting: 'Weiterleitung zum App Store …',
    none: 'Die Stores führen diese App nicht. Sie wird stattdessen von hier installiert, in wenigen Sekunden.',
    install: 'Jetzt installieren',
    accepted: 'Installiert. Sie finden sie bei Ihren Apps.',
    dismissed: 'Nicht installiert. Das geht jederzeit.',
    already: 'Sie benutzen gerade die installierte App.',
  },
  universal: {
    title: 'Auf allen Plattformen',
    lead: 'Ein Konto, drei Zugänge.',
    items: {
      apps: { title: 'Mobile Apps', text: 'Ab iOS 14.0 und Android 8.0.' },
      extension: { title: 'Browser-Erweiterung', text: 'Chrome, Firefox und Edge.', action: 'Zur Erweiterung' },
      web: {
        title: 'Webplattform',
        text: 'Jeder aktuelle Browser, auf jedem Bildschirm.',
        action: 'Dashboard öffnen',
      },
    },
  },
  voices: {
    title: 'Das sagen Nutzer',
    stars: '{stars, number} von 5 Sternen',
    items: {
      site: { quote: 'Ich gebe Bestellungen zwischen zwei Baustellen frei.', role: 'Bauleiter' },
      clinic: {
        quote: 'Ein Blick am Morgen sagt mir, dass die Arbeit der Nacht erledigt ist.',
        role: 'Klinikverwalterin',
      },
      agency: {
        quote: 'Ich diktiere die Aufgabe im Taxi und lese das Ergebnis beim Kunden.',
        role: 'Agenturgründer',
      },
    },
  },
} satisfies Translation<typeof en>
