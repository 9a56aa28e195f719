import type en from '../../en/lab/voice.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Dites ou tapez une commande : lancer un agent, ouvrir une page, demander ce qui tourne, tout arrêter. Chaque commande reçoit une réponse en mots.',
  listen: 'Écouter',
  stopListening: 'Ne plus écouter',
  listening: 'J’écoute…',
  deaf: 'Ce navigateur ne reconnaît pas la parole. Tapez la commande : elle fait la même chose.',
  mute: 'Ce navigateur ne peut pas parler. Les réponses s’affichent.',
  notAllowed: 'Le micro n’est pas autorisé. Autorisez-le pour ce site dans les réglages du navigateur, ou tapez.',
  notHeard: 'Rien n’a été compris. Réessayez, ou tapez.',
  privacy:
    'C’est votre navigateur qui reconnaît la parole ; certains envoient le son à leur éditeur. Ce produit n’en garde rien.',
  typed: 'Tapez une commande',
  send: 'Envoyer',
  spoken: 'Lire les réponses à voix haute',
  spokenHint: 'Avec la voix de votre navigateur.',
  log: 'Commandes et réponses',
  youSaid: 'Vous avez dit : {words}',
  yes: 'Oui',
  no: 'Non',
  canSay: 'Ce que vous pouvez dire',
  examples: {
    run: {
      words: 'lance [agent]',
      text: 'Lance l’un de vos agents, une fois que vous avez dit oui.',
    },
    go: {
      words: 'ouvre l’historique',
      text: 'Ouvre une page : tableau de bord, agents, modèles, paramètres et d’autres.',
    },
    state: {
      words: 'qu’est-ce qui tourne',
      text: 'Nomme le travail en cours.',
    },
    stop: {
      words: 'arrête tout',
      text: 'Met en pause tout le travail en cours, une fois que vous avez dit oui.',
    },
  },
  ask: {
    run: 'Lancer {name} maintenant ? Dites Oui ou appuyez dessus.',
    stop: '{count, plural, one {Mettre en pause # tâche en cours ?} other {Mettre en pause les # tâches en cours ?}} Dites Oui ou appuyez dessus.',
  },
  did: {
    run: '{name} est lancé.',
    stop: '{count, plural, =0 {Il n’y avait plus rien à mettre en pause.} one {# tâche est en pause.} other {# tâches sont en pause.}}',
    go: 'Ouverture : {place}.',
  },
  nothingAsked: 'Rien n’attend de réponse.',
  left: 'Rien ne change.',
  nothingRuns: 'Rien ne tourne.',
  runs: '{count, plural, one {# tâche en cours : {names}.} other {# tâches en cours : {names}.}}',
  noAgent: 'Aucun agent ne s’appelle « {name} ».',
  which: 'Plusieurs agents s’appellent « {name} ». Dites le nom entier.',
  unknown: '« {words} » n’a pas été compris. La liste montre ce que vous pouvez dire.',
  failed: 'Cela n’a pas marché : le serveur est injoignable. Réessayez.',
  places: {
    dashboard: 'tableau de bord',
    agents: 'Mes agents',
    tasks: 'historique des tâches',
    templates: 'Modèles',
    settings: 'Paramètres',
    platforms: 'Plateformes',
    deploy: 'Déploiement',
    performance: 'Performances',
    help: 'Aide',
  },
} satisfies Translation<typeof en>
