import type en from '../en/tasks.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Historique des tâches',
  subtitle: 'Toutes les tâches exécutées et leurs résultats',
  loading: 'Chargement des tâches',
  connection: { live: 'En direct', reconnecting: 'Reconnexion' },
  empty: 'Aucune tâche exécutée',
  emptyHint: 'Faites exécuter des tâches à vos agents pour voir ici leur historique et leurs résultats.',
  emptyAction: 'Ouvrir mes agents',
  unknownAgent: 'Agent {id}',
  noAgent: 'Aucun agent',
  noDuration: 'N/D',
  duration: 'Durée',
  result: 'Résultat',
  error: 'Erreur',
  showMore: 'Afficher plus',
  loadingMore: 'Chargement des anciennes tâches',
  status: { pending: 'En attente', running: 'En cours', completed: 'Terminée', failed: 'Échouée' },
  reason: {
    'awaiting-approval': 'En attente d’approbation',
    'limit-reached': 'En pause : limite atteinte',
    scheduled: 'Planifiée',
    cancelled: 'Annulée',
    'needs-review': 'À vérifier',
  },
  steps: {
    show: 'Afficher les étapes',
    hide: 'Masquer les étapes',
    title: 'Étapes',
    none: 'Aucune étape n’a été effectuée.',
    attempts: '{count, plural, one {# essai} other {# essais}}',
    effect: { reads: 'lit', writes: 'écrit', sends: 'envoie' },
    status: { intent: 'Commencée', done: 'Faite', failed: 'Échouée', review: 'À vérifier' },
  },
  verdict: { verified: 'Vérifiée', contradicted: 'Démentie', unverified: 'Non vérifiée' },
} satisfies Translation<typeof en>
