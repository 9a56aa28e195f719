import type en from '../../en/lab/neural.ts'
import type { Translation } from '../../index.ts'

export default {
  title: 'Interface neuronale',
  lead: 'Montre comment des pensées pourraient devenir des agents. Aucun appareil n’est lu : ondes et pensées sont inventées ici.',
  simulated: 'Simulé',
  connected: 'Connecté',
  disconnected: 'Déconnecté',
  connect: 'Connecter',
  disconnect: 'Déconnecter',
  create: 'Créer un agent',
  waves: 'Ondes cérébrales',
  bandBars: 'Ondes {band}, simulées',
  bands: {
    delta: 'Delta',
    theta: 'Thêta',
    alpha: 'Alpha',
    beta: 'Bêta',
    gamma: 'Gamma',
  },
  thoughts: 'Schémas de pensée',
  listening: 'À l’écoute. Le premier schéma apparaît sous trois secondes.',
  disconnectedHint: 'Connectez pour voir les ondes cérébrales et les schémas de pensée.',
  confidence: 'Confiance',
  categories: {
    command: 'Commande',
    query: 'Question',
    emotion: 'Émotion',
    intent: 'Intention',
  },
  phrases: {
    command: {
      first: 'Mettre en pause ce qui s’exécute',
      second: 'Ouvrir le dernier résultat',
      third: 'Lancer le rapport du matin',
    },
    query: {
      first: 'Quel agent a été le plus lent aujourd’hui ?',
      second: 'Combien d’actions reste-t-il ?',
      third: 'La dernière exécution a-t-elle réussi ?',
    },
    emotion: {
      first: 'Satisfaction du dernier résultat',
      second: 'Impatience devant la file d’attente',
      third: 'Curiosité pour un nouveau modèle',
    },
    intent: {
      first: 'Relever chaque matin les prix de trois concurrents et me dire ce qui a changé',
      second: 'Lire les factures de ma boîte de réception et reporter les totaux dans un tableau',
      third: 'Surveiller la page d’un produit et me prévenir quand il est de nouveau en stock',
    },
  },
  names: {
    first: 'Veille des prix',
    second: 'Lecteur de factures',
    third: 'Veille des stocks',
  },
} satisfies Translation<typeof en>
