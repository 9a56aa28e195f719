import type en from '../en/performance.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Performances des bots',
  subtitle: 'Surveillez, testez et optimisez vos systèmes d’automatisation par l’IA',
  tabs: {
    label: 'Performances',
    results: 'Résultats des tests',
    health: 'État du système',
    performance: 'Performances',
    history: 'Historique',
  },
  results: {
    title: 'Aucun résultat de test',
    hint: 'Lancez des tests complets pour voir des résultats détaillés.',
    now: 'Aucun test n’est mis en place sur cette installation. Ce que vous pouvez vérifier maintenant, c’est son état.',
    action: 'Voir l’état du système',
  },
  performance: {
    title: 'Aucune donnée de performance',
    hint: 'Les rapports de performance seront générés automatiquement.',
    now: 'Il n’y a pas encore de travail à présenter. Créez un agent dans le Command Center pour en avoir.',
    action: 'Créer un agent',
  },
  history: {
    title: 'Aucun historique de tests',
    hint: 'Les données des tests passés apparaîtront ici au fil de leur exécution.',
    now: 'Les tâches de vos agents sont conservées dans l’historique des tâches.',
    action: 'Ouvrir l’historique des tâches',
  },
  health: {
    title: 'Aucune donnée d’état',
    failed: 'Le serveur n’a pas répondu ou n’est pas prêt. Son état ne peut pas être affiché.',
    retry: 'Redemander',
    refresh: 'Actualiser',
    checked: 'Selon le serveur à {time}',
    overall: 'Serveur',
    version: 'Version',
    ready: 'Accepte les requêtes',
    database: 'Base de données',
    browser: 'Navigateur pour les agents',
    browserMissing:
      'Aucun navigateur n’a été trouvé sur le serveur. Installez-y Chromium pour que les agents puissent ouvrir des pages.',
    yes: 'oui',
    no: 'non',
    status: {
      ok: 'en bon état',
      degraded: 'dégradé',
      unreachable: 'injoignable',
      found: 'trouvé',
      missing: 'absent',
    },
  },
} satisfies Translation<typeof en>
