import type en from '../en/success.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Bienvenue dans {product}',
  lead: 'Votre espace de travail est prêt. Voici ce que vous avez entre les mains.',
  cards: {
    engines: {
      title: '14 moteurs',
      text: 'Un pour chaque type de travail, des pages et formulaires aux documents, e-mails et appels.',
    },
    quantum: {
      title: 'Quantum AI',
      text: 'Le planificateur intégré transforme des mots simples en étapes, sans aucune clé.',
    },
    power: { title: 'Une puissance réelle', text: 'Le travail est exécuté puis relu. Ce qui compte, c’est la preuve.' },
  },
  next: {
    title: 'Et maintenant',
    steps: {
      agent: 'Créez votre premier agent dans le Command Center.',
      template: 'Ou commencez par l’un des six modèles d’agents.',
      settings: 'Réglez la langue, le fuseau horaire et le thème dans les paramètres du compte.',
      help: 'Trouvez toutes les réponses dans « Aide et assistance ».',
    },
  },
  enter: 'Accéder au tableau de bord',
  countdown:
    '{seconds, plural, =0 {Ouverture du tableau de bord} one {Ouverture du tableau de bord dans # seconde} other {Ouverture du tableau de bord dans # secondes}}',
  stay: 'Rester sur cette page',
  stayed: 'Vous restez ici aussi longtemps que vous le souhaitez.',
} satisfies Translation<typeof en>
