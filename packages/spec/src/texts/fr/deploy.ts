import type en from '../en/deploy.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Centre de déploiement des bots',
  subtitle: 'Choisissez des plateformes, configurez un bot, déployez-le et gardez-le en main.',
  tabs: {
    label: 'Déploiement',
    select: 'Choix des plateformes',
    configure: 'Configurer et déployer',
    manage: 'Gérer les bots',
  },
  select: {
    title: 'Aucune plateforme à choisir',
    hint: 'Le catalogue de plateformes de cette installation est vide. Vous pouvez déjà créer un agent : son objectif et ses capacités sont ce dont un bot est fait.',
    action: 'Créer un agent',
  },
  configure: {
    title: 'Rien à configurer',
    hint: 'Un bot se configure pour les plateformes où il travaille, et aucune n’est choisie. Un agent n’en a pas besoin : créez-en un dans le Command Center.',
    action: 'Créer un agent',
  },
  manage: {
    title: 'Aucun bot déployé',
    hint: 'C’est ici que les bots déployés sont suspendus et activés. Les agents que vous avez créés se trouvent dans le Command Center.',
    action: 'Voir vos agents',
  },
} satisfies Translation<typeof en>
