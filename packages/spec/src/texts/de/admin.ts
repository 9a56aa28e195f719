import type en from '../en/admin.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Admin-Auswertung',
  subtitle: 'Nutzer, Umsatz, KI-Aktionen und was sie kosten.',
  denied: {
    title: 'Kein Admin-Zugriff',
    hint: 'Diese Seite ist Administratoren dieser Installation vorbehalten. Ihre eigene Nutzung sehen Sie in der Seitenleiste Ihres Dashboards.',
    action: 'Zurück zum Dashboard',
  },
  cards: {
    users: 'Nutzer gesamt',
    revenue: 'Gesamtumsatz',
    actions: 'KI-Aktionen',
    cost: 'Ø Kosten/Aktion',
  },
  notMeasured: 'Nicht gemessen',
  empty: {
    title: 'Nichts auszuwerten',
    hint: 'Auf dieser Installation wurde noch keine Arbeit gemessen. Erstellen Sie einen Agenten im Command Center, um ihr welche zu geben.',
    action: 'Agent erstellen',
  },
} satisfies Translation<typeof en>
