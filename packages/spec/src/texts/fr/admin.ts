import type en from '../en/admin.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Tableau d’analyse administrateur',
  subtitle: 'Utilisateurs, revenus, actions d’IA et ce qu’elles coûtent.',
  denied: {
    title: 'Accès administrateur refusé',
    hint: 'Cette page est réservée aux administrateurs de cette installation. Votre propre utilisation figure dans la barre latérale de votre tableau de bord.',
    action: 'Retour au tableau de bord',
  },
  cards: {
    users: 'Total utilisateurs',
    revenue: 'Revenu total',
    actions: 'Actions d’IA',
    cost: 'Coût moyen/action',
  },
  notMeasured: 'Non mesuré',
  empty: {
    title: 'Rien à analyser',
    hint: 'Aucun travail n’a encore été mesuré sur cette installation. Créez un agent dans le Command Center pour lui en donner.',
    action: 'Créer un agent',
  },
} satisfies Translation<typeof en>
