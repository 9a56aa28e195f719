import type en from '../../en/behind/help-answers.ts'
import type { Translation } from '../../index.ts'

export default {
  unknown: 'Je ne connais pas la réponse à cette question. Le plus proche : « {first} » et « {second} ».',
  signIn: 'Cela concerne vos propres exécutions. Connectez-vous, et je pourrai les consulter.',
  signInTitle: 'Se connecter',
  plans: {
    title: 'Offres et prix',
    line: '{name} : {monthly} par mois ou {yearly} par an, {actions} actions IA par mois, jusqu’à {agents} agents.',
    tags: 'prix, combien coûte, offre, starter, pro, enterprise, custom, mensuel, annuel, dollars, cher',
  },
  failed: {
    none: 'Aucune de vos tâches n’a échoué.',
    text: '« {task} » a échoué le {when}.',
    step: 'Elle s’est arrêtée à l’étape {position}, « {step} ».',
    error: 'L’erreur était : {error}',
    helps:
      'Ce qui aide : ouvrez l’exécution et regardez cette étape. Reprenez ensuite à partir d’elle, ou dites plus précisément quelle page ou quel champ est visé.',
    rejected:
      'Ce qui aide : l’étape a été refusée ou personne ne l’a approuvée à temps. Relancez la tâche et approuvez-la.',
  },
  last: {
    none: 'Vous n’avez encore exécuté aucune tâche.',
    text: '« {task} » du {when} : {status}. Étapes faites : {steps}. Actions utilisées : {actions}. Coût : {cost}.',
    status: { pending: 'en attente', running: 'en cours', completed: 'terminée', failed: 'échouée' },
  },
  waiting: {
    none: 'Rien ne vous attend.',
    approval: '« {task} » attend votre approbation de « {step} ».',
    review: '« {task} » veut savoir si une étape a vraiment eu lieu.',
    limit: '« {task} » se repose jusqu’à ce qu’il y ait de nouveau des actions.',
    paused: '« {task} » est en pause.',
    more: 'Et {count} de plus.',
  },
  left: {
    text: 'Il vous reste {left} actions sur {granted}. Une nouvelle période commence le {when}.',
    title: 'Utilisation et offre',
  },
} satisfies Translation<typeof en>
