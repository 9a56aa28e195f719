import type en from '../en/templates.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Modèles d’agents',
  subtitle: 'Six points de départ. Choisissez-en un et adaptez-le.',
  search: 'Rechercher un modèle',
  category: 'Catégorie',
  all: 'Toutes',
  complexity: 'Révolutionnaire',
  level: 'Niveau d’IA : {level}',
  tasks: 'Ce qu’il fait',
  features: 'Ce qui le distingue',
  example: 'Exemple',
  use: 'Utiliser ce modèle',
  useOf: 'Utiliser le modèle {title}',
  count: '{count, plural, =0 {Aucun modèle} one {# modèle} other {# modèles}}',
  none: 'Aucun modèle ne correspond',
  noneHint: 'Essayez un autre mot ou toutes les catégories.',
  clear: 'Voir tous les modèles',
  categories: {
    sales: 'Ventes',
    finance: 'Finance',
    commerce: 'Commerce',
    communication: 'Communication',
    data: 'Données',
    support: 'Service client',
  },
  draft: {
    start: 'Commence à',
    startHint:
      'Votre site d’entraînement : tout peut y être essayé. Pour votre propre site, indiquez son adresse ; les étapes y chercheront les mêmes mots.',
    startMissing: 'Indiquez l’adresse complète où commence le travail, par exemple https://shop.example/contacts.',
    steps: 'Étapes',
    changed: 'Vous avez changé les mots. À sa première exécution, l’agent en fera de nouvelles étapes.',
  },
  items: {
    leads: {
      title: 'Recherche de prospects',
      description:
        'Parcourt une liste de contacts, garde les prospects et vous remet un classeur, les plus intéressants en tête.',
      placeholder:
        'Lis tous les contacts, garde ceux à l’étape Lead, trie-les par valeur et enregistre-les dans un fichier Excel.',
      aiLevel: 'Stratégique',
      tasks: {
        one: 'Ouvre votre liste de contacts',
        two: 'En lit toutes les pages',
        three: 'Garde les prospects',
        four: 'Place les plus intéressants en tête',
        five: 'Les enregistre dans un classeur',
      },
      features: {
        one: 'Tourne les pages tout seul',
        two: 'Trouve les colonnes par leur nom',
        three: 'Se relance sans modèle',
      },
    },
    invoices: {
      title: 'Commis aux factures',
      description:
        'Trouve la facture dans la boîte de réception, récupère le PDF et en fait une ligne pour vos comptes.',
      placeholder:
        'Ouvre le message avec la facture, télécharge le PDF, lis numéro, dates et totaux et enregistre-les dans un fichier CSV.',
      aiLevel: 'Méticuleux',
      tasks: {
        one: 'Ouvre la boîte de réception',
        two: 'Ouvre le message avec la facture',
        three: 'Récupère le PDF joint',
        four: 'Lit numéro, dates, totaux et parties',
        five: 'Écrit une ligne pour la comptabilité',
      },
      features: {
        one: 'Garde le document à côté des chiffres',
        two: 'Traite le texte d’un document comme des données, jamais comme un ordre',
        three: 'Ne paie rien et n’envoie rien',
      },
    },
    prices: {
      title: 'Veille des prix',
      description:
        'Lit toutes les offres d’une boutique, même quand la liste s’allonge au défilement, la moins chère en tête.',
      placeholder:
        'Lis le nom et le prix de chaque offre, trie par prix, enregistre le tout dans un fichier CSV et donne-moi le prix le plus bas et le plus haut.',
      aiLevel: 'Vigilant',
      tasks: {
        one: 'Ouvre la page des offres',
        two: 'Lit nom et prix de chacune, jusqu’au bout',
        three: 'Place la moins chère en tête',
        four: 'Enregistre les prix dans un fichier',
        five: 'Donne le prix le plus bas et le plus haut',
      },
      features: {
        one: 'Défile jusqu’à ce que plus rien ne vienne',
        two: 'Tourne à heures fixes et peut signaler un prix plus bas',
        three: 'Cherche des mots, pas des emplacements',
      },
    },
    inbox: {
      title: 'Tri du courrier',
      description: 'Parcourt votre boîte de réception et vous envoie un seul message avec ce qui attend.',
      placeholder:
        'Lis l’expéditeur, l’objet et la date de chaque message et envoie-moi un message avec la liste des objets.',
      aiLevel: 'Perspicace',
      tasks: {
        one: 'Ouvre la boîte de réception',
        two: 'Lit expéditeur, objet et date de chaque message',
        three: 'Rassemble les objets en une liste',
        four: 'Commence un nouveau message',
        five: 'Vous envoie le résumé',
      },
      features: {
        one: 'Prouve par la réponse du serveur que le message est arrivé',
        two: 'N’obéit pas aux ordres cachés dans les messages',
        three: 'Peut demander avant d’envoyer',
      },
    },
    reports: {
      title: 'Rédacteur de rapports',
      description:
        'Rassemble les chiffres d’un long tableau, les additionne et rédige un rapport avec les nombres joints.',
      placeholder:
        'Lis le grand livre, additionne les montants, enregistre les chiffres dans un fichier Excel et rédige un rapport PDF avec la somme.',
      aiLevel: 'Analytique',
      tasks: {
        one: 'Ouvre le tableau',
        two: 'Lit ses lignes, page après page',
        three: 'Additionne les montants',
        four: 'Enregistre les chiffres dans un classeur',
        five: 'Rédige un rapport PDF avec la somme',
      },
      features: {
        one: 'Calcule, ne devine jamais',
        two: 'Joint le classeur derrière le rapport',
        three: 'Dit clairement quand quelque chose est illisible',
      },
    },
    support: {
      title: 'Guichet d’assistance',
      description: 'Trouve le client, note ce qui s’est passé et l’enregistre, avec la preuve que la fiche a changé.',
      placeholder:
        'Cherche le client, ouvre sa fiche, écris dans les notes qu’un remplacement a été promis, et enregistre.',
      aiLevel: 'Empathique',
      tasks: {
        one: 'Ouvre la liste des clients',
        two: 'Cherche le client',
        three: 'Ouvre la fiche',
        four: 'Note ce qui s’est passé',
        five: 'Enregistre et vérifie la réponse',
      },
      features: {
        one: 'Vérifié par la réponse du serveur, pas par les mots de la page',
        two: 'Montre à blanc ce qui serait enregistré',
        three: 'Trouve les champs par les noms que vous voyez',
      },
    },
  },
} satisfies Translation<typeof en>
