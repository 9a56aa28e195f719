import type en from '../en/mobile.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Application mobile',
  headline: 'Vos agents, dans votre poche',
  lead: 'Voyez ce qui tourne, approuvez ce qui attend et lancez la tâche suivante, où que vous soyez.',
  sampleNote: 'Contenu d’exemple',
  availability: {
    text: 'Ni magasin ni paquet : l’application s’installe depuis cette page et ne garde rien de privé sur le téléphone.',
    action: 'Ouvrir le tableau de bord',
  },
  phone: {
    label: 'Un exemple de l’application sur un téléphone, avec des chiffres d’exemple',
    sample: 'Exemple',
    greeting: 'Bonjour',
    activeAgents: 'Agents actifs',
    tasksToday: 'Tâches du jour',
    timeSaved: 'Temps gagné',
    hours: '{value, number} h',
    recent: 'Récent',
    runs: {
      orders: { name: 'Nouvelles commandes', state: 'terminée' },
      prices: { name: 'Veille des prix', state: 'en cours' },
      invoices: { name: 'Commis aux factures', state: 'en attente' },
    },
  },
  features: {
    title: 'Conçue pour les minutes entre deux',
    items: {
      assistant: {
        title: 'Assistant IA en déplacement',
        text: 'Décrivez une tâche à la voix ou par écrit. Le plan est prêt avant que vous ayez rangé le téléphone.',
      },
      automation: {
        title: 'Automatisation mobile',
        text: 'Lancez, suspendez et approuvez le travail de vos agents d’un seul pouce.',
      },
      security: {
        title: 'Sûre et confidentielle',
        text: 'Biométrie : l’application s’ouvre derrière l’empreinte ou le visage qui déverrouille votre téléphone. Rien de privé n’y reste.',
      },
      sync: {
        title: 'Synchronisation multiplateforme',
        text: 'Ce que vous commencez au bureau se poursuit dans votre main, jusqu’à la dernière étape.',
      },
    },
  },
  stores: {
    title: 'Obtenir l’application',
    lead: 'Le même produit, en icône sur votre écran d’accueil, dans sa propre fenêtre.',
    items: {
      ios: {
        name: 'iOS',
        needs: 'iOS 14.0+',
        how: 'Sur le téléphone, ouvrez cette page dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».',
      },
      android: {
        name: 'Android',
        needs: 'Android 8.0+',
        how: 'Sur le téléphone, ouvrez cette page dans Chrome, ouvrez le menu, puis « Installer l’application ».',
      },
    },
    download: 'Télécharger',
    redirecting: 'Redirection vers la boutique d’applications...',
    none: 'Les boutiques ne proposent pas cette application. Elle s’installe d’ici, en quelques secondes.',
    install: 'Installer maintenant',
    accepted: 'Installée. Vous la trouverez parmi vos applications.',
    dismissed: 'Non installée. Vous pourrez le faire à tout moment.',
    already: 'Vous utilisez l’application installée.',
  },
  universal: {
    title: 'Compatible avec toutes les plateformes',
    lead: 'Un compte, trois accès.',
    items: {
      apps: { title: 'Applications mobiles', text: 'iOS 14.0 et Android 8.0 ou versions ultérieures.' },
      extension: {
        title: 'Extension de navigateur',
        text: 'Chrome, Firefox et Edge.',
        action: 'Découvrir l’extension',
      },
      web: {
        title: 'Plateforme web',
        text: 'Tout navigateur récent, sur tout écran.',
        action: 'Ouvrir le tableau de bord',
      },
    },
  },
  voices: {
    title: 'Ce qu’en disent les utilisateurs',
    stars: '{stars, number} étoiles sur 5',
    items: {
      site: { quote: 'J’approuve les commandes entre deux visites de chantier.', role: 'Conducteur de travaux' },
      clinic: {
        quote: 'Un coup d’œil le matin me dit que le travail de la nuit est fait.',
        role: 'Administratrice de clinique',
      },
      agency: {
        quote: 'Je dicte la tâche dans le taxi et je lis le résultat chez le client.',
        role: 'Fondateur d’agence',
      },
    },
  },
} satisfies Translation<typeof en>
