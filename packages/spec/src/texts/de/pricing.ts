import type en from '../en/pricing.ts'
import type { Translation } from '../index.ts'

export default {
  headline: 'Zahlen Sie für erledigte Arbeit',
  lead: 'Die Tarife unterscheiden sich darin, wie viel Arbeit Ihre Agenten im Monat leisten dürfen und was dazugehört.',
  sampleNote: 'Beispielinhalt',
  billing: { label: 'Abrechnungszeitraum', monthly: 'Monatlich', yearly: 'Jährlich', save: '17 % sparen' },
  popular: 'AM BELIEBTESTEN',
  perMonth: '/Monat',
  billedMonthly: 'Monatliche Abrechnung',
  billedYearly: '{price} pro Jahr, Sie sparen {savings}',
  start: 'Loslegen',
  startPlan: 'Mit {plan} loslegen',
  included: 'Enthalten',
  limitations: 'Einschränkungen',
  descriptions: {
    starter: 'Für eine Person, die Arbeit abgeben möchte.',
    professional: 'Für wachsende Teams, die täglich automatisieren.',
    enterprise: 'Für Unternehmen, die auf Agenten setzen.',
    custom: 'On-Premises: auf Ihren eigenen Servern, zu Ihren Bedingungen.',
  },
  features: {
    actions: '{count, number} KI-Aktionen pro Monat',
    agents: 'Bis zu {count, number} Agenten',
    web: 'Web-Automatisierung und Datenextraktion',
    templates: 'Alle KI-Vorlagen',
    history: 'Aufgabenverlauf mit Ergebnissen',
    documents: 'Verarbeitung von Dokumenten',
    api: 'API-Zugang',
    analytics: 'Nutzungsauswertung',
    calls: 'KI-Callcenter',
    roles: 'Rollen und Zwei-Faktor-Anmeldung',
    priority: 'Vorrangiger Support',
    onPremise: 'Läuft auf Ihren eigenen Servern',
    data: 'Ihre Daten verlassen nie Ihr Netz',
    engineer: 'Fester technischer Ansprechpartner',
  },
  limits: {
    pause: 'Agenten pausieren beim Monatslimit',
    mail: 'Support nur per E-Mail',
    noCalls: 'Kein KI-Callcenter',
    noOnPremise: 'Nur gehostet, nicht On-Premises',
    ownServers: 'Sie stellen die Server bereit',
  },
  trust: {
    title: 'Worauf Sie zählen können',
    items: {
      guarantee: { value: '100 %', label: 'Geld-zurück-Garantie' },
      monitoring: { value: '24/7', label: 'Überwachung der Agenten' },
      uptime: { value: '99,9 %', label: 'Verfügbarkeit' },
      setup: { value: '5 Min.', label: 'Einrichtung' },
    },
  },
  faq: {
    title: 'Fragen zu den Tarifen',
    items: {
      limit: {
        question: 'Was geschieht, wenn ich mein Monatslimit erreiche?',
        answer:
          'Ihre Agenten pausieren. Nichts geht verloren, und nichts wird zusätzlich berechnet: Sie arbeiten weiter, sobald der nächste Zeitraum beginnt, oder sofort, wenn Sie in einen größeren Tarif wechseln.',
      },
      change: {
        question: 'Kann ich meinen Tarif später wechseln?',
        answer:
          'Ja. Tarifwechsel erfolgen sofort und werden anteilig berechnet: Ein größerer Tarif gilt sofort, und Sie zahlen nur die Differenz für den Rest des Zeitraums. Der Wechsel in einen kleineren Tarif wird sofort vorgemerkt und gilt ab dem nächsten Abrechnungszeitraum, sodass nichts verfällt, was Sie bezahlt haben.',
      },
      action: {
        question: 'Was zählt als KI-Aktion?',
        answer:
          'Ein Schritt, den ein Agent mit einem Modell oder einem Werkzeug für Sie ausgeführt hat: eine geöffnete Seite, ein ausgefülltes Formular, ein extrahierter Datensatz, eine gesendete Nachricht, ein getätigter Anruf. Die Planung, Wiederholungen eines fehlgeschlagenen Schritts und das Lesen Ihrer eigenen Daten sind kostenlos.',
      },
      rollover: {
        question: 'Verfallen ungenutzte Aktionen?',
        answer: 'Ungenutzte Aktionen werden für einen Abrechnungszeitraum übertragen.',
      },
      free: {
        question: 'Kann ich beginnen, ohne zu zahlen?',
        answer:
          'Ja. Jedes Konto beginnt im kostenlosen Tarif mit {actions, number} KI-Aktionen pro Monat und {agents, number} Agenten.',
      },
    },
  },
  processing: 'Wird verarbeitet …',
  paymentError: 'Fehler bei der Zahlung',
  paymentErrorText: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  change: {
    title: 'Zu {plan} wechseln',
    same: '{plan} ist bereits Ihr Tarif.',
    upgrade: '{plan} gilt sofort. Sie zahlen jetzt {amount}: den Unterschied für den Rest dieses Zeitraums.',
    downgrade:
      '{plan} beginnt am {date}. Bis dahin behalten Sie, was Sie bezahlt haben, und jetzt wird nichts abgebucht.',
    next: 'Nächste Zahlung: {amount} am {date}.',
    pay: '{amount} bezahlen und wechseln',
    confirm: 'Tarif wechseln',
    cancel: 'Abbrechen',
    close: 'Schließen',
    paid: 'Tarif gewechselt',
    booked: 'Wechsel vorgemerkt',
    now: '{plan} gehört Ihnen, sobald die Zahlung eingegangen ist.',
    later: '{plan} beginnt am {date}. Bis dahin können Sie das in den Einstellungen zurücknehmen.',
  },
} satisfies Translation<typeof en>
