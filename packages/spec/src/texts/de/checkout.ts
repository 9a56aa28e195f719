import type en from '../en/checkout.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Kasse',
  lead: 'Prüfen Sie, was Sie bestellen möchten.',
  summary: {
    title: 'Bestellübersicht',
    plan: 'Tarif',
    billing: 'Abrechnung',
    monthly: 'Monatlich',
    annual: 'Jährlich',
    perMonth: '{price} / Monat',
    perYear: '{price} / Jahr',
    equals: '{price} im Monat, Sie sparen {savings}',
    totalMonth: 'Summe pro Monat',
    totalYear: 'Summe pro Jahr',
    included: 'Enthalten',
    actions: '{count, number} KI-Aktionen pro Monat',
    agents: 'Bis zu {count, number} Agenten',
    rollover: 'Ungenutzte Aktionen werden für einen Abrechnungszeitraum übertragen',
    cancel: 'Jederzeit kündbar',
  },
  descriptions: {
    starter: 'Für eine Person, die Arbeit abgeben möchte.',
    professional: 'Für wachsende Teams, die täglich automatisieren.',
    enterprise: 'Für Unternehmen, die auf Agenten setzen.',
    custom: 'On-Premises: auf Ihren eigenen Servern, zu Ihren Bedingungen.',
  },
  notice: {
    title: 'Zahlung nicht eingerichtet',
    text: 'Diese Installation ist mit keinem Zahlungsanbieter verbunden. Es kann also nichts abgebucht werden, und es wird keine Karte verlangt. Bis dahin können Sie den kostenlosen Tarif nutzen: {actions, number} KI-Aktionen pro Monat und {agents, number} Agenten.',
    action: 'Zurück zu den Preisen',
    free: 'Kostenlos nutzen',
  },
  details: {
    title: 'Zahlungsdaten',
    methods: 'Zahlungsart',
    card: 'Karte',
    googlePay: 'Google Pay',
    applePay: 'Apple Pay',
    pay: '{price} bezahlen',
    processing: 'Wird verarbeitet …',
    loading: 'Das Zahlungsformular wird geladen',
    notHere: '{method} gibt es in diesem Browser oder auf diesem Gerät nicht. Bezahlen Sie stattdessen mit Karte.',
    unreachable:
      'Das Zahlungsformular konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und ob etwas den Zahlungsanbieter blockiert.',
    retry: 'Erneut versuchen',
    secure: 'Ihre Kartennummer geht direkt an den Zahlungsanbieter Stripe. Diesen Server erreicht sie nie.',
    failed: 'Zahlung fehlgeschlagen',
    error: 'Fehler bei der Zahlung',
    errorText: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  },
  has: {
    title: 'Sie haben bereits {plan}',
    text: 'Ein zweiter Tarif würde doppelt bezahlt. Wählen Sie unter Preise einen anderen, dann zahlen Sie nur den Unterschied.',
  },
} satisfies Translation<typeof en>
