import type en from '../en/lab.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Laboratoire d’innovation',
  lead: 'Là où s’essaient de nouvelles façons de travailler avec des agents.',
  labels:
    'ACTIF fonctionne dès maintenant sur cette installation. BÊTA fonctionne dans les limites indiquées. EXPÉRIMENTAL n’est pas activé ici.',
  tabs: 'Onglets du laboratoire',
  status: { active: 'ACTIF', beta: 'BÊTA', experimental: 'EXPÉRIMENTAL' },
  create: 'Créer un agent',
  features: {
    title: 'Expériences',
    items: {
      builder: {
        title: 'Atelier neuronal',
        text: 'Énoncez un objectif, choisissez des capacités et gardez le résultat comme agent dans le Command Center.',
      },
      languages: {
        title: 'Six langues',
        text: 'Chaque écran en anglais, espagnol, français, allemand, chinois et japonais, changé sans rechargement.',
      },
      voice: { title: 'Commande vocale', text: 'Dites ce que vous voulez voir fait, et entendez ce qui a été fait.' },
      collab: {
        title: 'Collaboration en direct',
        text: 'Plusieurs personnes sur un même agent, chacune voyant ce que changent les autres.',
      },
      ethics: {
        title: 'Éthique de l’IA',
        text: 'Examine ce qu’un agent touche, ce qui lui est permis et ce qu’il a prouvé, avec un remède pour chaque constat.',
      },
      phone: {
        title: 'IA téléphonique',
        text: 'Des appels passés selon un script que vous approuvez, chacun avec sa transcription.',
      },
      predictive: {
        title: 'IA prédictive',
        text: 'Actions, coût et jour où la limite sera atteinte, prévus d’après votre propre historique, et la meilleure heure pour exécuter.',
      },
      demos: {
        title: 'Démos en direct',
        text: 'Des tâches complètes sur un site d’exercice, de la première étape à la preuve.',
      },
      code: {
        title: 'Labo de code',
        text: 'De petits programmes à lire, modifier et exécuter dans un bac à sable.',
      },
    },
  },
  recent: {
    title: 'Agents créés récemment',
    capabilities: '{count, plural, =0 {Aucune capacité} one {# capacité} other {# capacités}}',
    power: 'Niveau de puissance',
    noObjective: 'Aucun objectif rédigé pour l’instant',
    emptyTitle: 'Aucun agent pour l’instant',
    emptyHint: 'Les agents que vous créez dans le Command Center apparaissent ici.',
    all: 'Tous les agents',
  },
} satisfies Translation<typeof en>
