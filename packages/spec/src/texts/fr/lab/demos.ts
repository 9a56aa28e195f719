import type en from '../../en/lab/demos.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Lancez une tâche et regardez l’agent travailler sur votre copie du site d’entraînement, en direct, de la première étape à la preuve. Elle utilise des actions comme toute exécution.',
  demos: 'Tâches de démonstration',
  start: 'Lancer',
  startOne: 'Lancer : {title}',
  run: 'L’exécution',
  open: 'Ouvrir l’exécution avec toutes ses preuves',
  picture: 'La page à la fin de l’exécution',
  noSite: 'Pas de site d’entraînement ici',
  noSiteHint: 'Les démonstrations se font sur le site d’entraînement. Définissez PRACTICE_PORT pour en avoir un.',
  noBrowser: 'Aucun navigateur n’a été trouvé sur le serveur : les étapes dans un navigateur échoueront.',
  items: {
    search: {
      title: 'Chercher dans une boutique',
      text: 'Cherche dans la boutique et garde le résultat en feuille de calcul.',
    },
    order: {
      title: 'Passer une commande',
      text: 'Remplit une commande, la passe et relit le total.',
    },
    collect: {
      title: 'Relever des prix',
      text: 'Parcourt la boutique et garde tout ce qui coûte moins de 50 dollars en CSV.',
    },
  },
} satisfies Translation<typeof en>
