import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Extension de navigateur',
  headline: 'L’automatisation, là où vous travaillez déjà',
  lead: 'L’extension {product} amène vos agents dans la page que vous avez sous les yeux : elle apprend de ce que vous répétez et le prend en charge quand vous le dites.',
  sampleNote: 'Contenu d’exemple',
  availability: {
    text: 'Cette installation ne comprend pas les paquets de l’extension. Tout ce que font vos agents est aussi à portée de main dans ce navigateur.',
    action: 'Ouvrir le tableau de bord',
  },
  features: {
    title: 'Une aide discrète dans un coin',
    items: {
      assistant: {
        title: 'Assistant IA qui apprend',
        text: 'Remarque ce que vous faites encore et encore, et propose un agent pour s’en charger.',
      },
      instant: {
        title: 'Automatisation immédiate',
        text: 'Faites un clic droit sur un tableau, un formulaire ou un texte et confiez-le sur-le-champ à un agent.',
      },
      privacy: {
        title: 'La confidentialité d’abord',
        text: 'Traitement local : ce qu’elle apprend de vos habitudes reste dans votre navigateur.',
      },
      crossSite: {
        title: 'Automatisation multisite',
        text: 'Une tâche peut passer par plusieurs sites. Vous autorisez chacun d’eux une seule fois.',
      },
    },
  },
  menu: {
    label: 'Un exemple du menu contextuel sur un tableau',
    example: 'Exemple',
    page: 'Commandes en cours',
    columns: { order: 'Commande', customer: 'Client', total: 'Total' },
    actions: {
      collect: 'Recueillir ce tableau',
      watch: 'M’avertir s’il change',
      fill: 'Copier vers un autre site',
    },
  },
  install: {
    title: 'Installée en trois étapes',
    steps: {
      download: {
        title: 'Télécharger',
        text: 'Procurez-vous le paquet pour Chrome, Firefox ou Edge auprès d’une installation qui le propose.',
      },
      install: {
        title: 'Installer',
        text: 'Ouvrez le paquet dans votre navigateur et confirmez les autorisations qu’il demande.',
      },
      automate: {
        title: 'Automatiser',
        text: 'Associez-la à votre compte par un code à usage unique, puis faites un clic droit où vous voulez.',
      },
    },
  },
  voices: {
    title: 'Ce qu’en disent les utilisateurs',
    stars: '{stars, number} étoiles sur 5',
    items: {
      research: {
        quote: 'Je recueille des tableaux toute la journée. Maintenant, un clic droit suffit.',
        role: 'Chargée d’études de marché',
      },
      recruiting: {
        quote: 'Elle demande avant de toucher à un nouveau site. C’est pourquoi notre service informatique a dit oui.',
        role: 'Recruteur',
      },
      shop: {
        quote: 'Elle a repéré que je retape la même adresse chaque matin et m’a proposé d’y mettre fin.',
        role: 'Gérante de boutique',
      },
    },
  },
} satisfies Translation<typeof en>
