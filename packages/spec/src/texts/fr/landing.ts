import type en from '../en/landing.ts'
import type { Translation } from '../index.ts'

export default {
  sampleNote: 'Contenu d’exemple',
  hero: {
    headline: '{product} <em>fait le travail.</em>',
    lead: 'Décrivez une tâche avec des mots simples. Des agents l’exécutent dans un vrai navigateur, dans des documents, des e-mails et des appels, et prouvent qu’elle a été faite.',
    start: 'AUTOMATISER MAINTENANT',
    plans: 'Voir les offres',
  },
  stage: {
    label: 'Un exemple de tâche dans {product} : la description, le plan qui en découle et la preuve',
    example: 'Exemple',
    window: 'Command Center',
    running: 'En cours',
    completed: 'Terminée',
    verified: 'Vérifiée',
  },
  results: {
    title: 'Des résultats prouvés',
    lead: 'À quoi peut ressembler une année de travail délégué.',
    items: {
      tasks: { value: '{value}+', label: 'tâches exécutées' },
      success: { value: '{value}', label: 'terminées avec preuve' },
      hours: { value: '{value} h', label: 'gagnées par personne et par mois' },
      rating: { value: '{value} / 5', label: 'note moyenne' },
    },
  },
  demo: {
    title: 'Command Center neuronal',
    lead: 'Quatre agents à l’œuvre en même temps, chacun sur sa tâche, tous sur un même tableau.',
    simulated: 'Simulé',
    load: 'Charge du système',
    working: 'au travail',
    progress: 'Progression de {name}',
    efficiency: 'Efficacité',
    network: 'Quatre agents reliés à un même noyau',
    agents: {
      sales: { name: 'Éclaireur commercial', type: 'ventes', task: 'Qualifie les prospects du formulaire de contact' },
      data: { name: 'Affineur de données', type: 'données', task: 'Fusionne deux listes de prix de fournisseurs' },
      web: { name: 'Coureur web', type: 'web', task: 'Remplit un portail, page après page' },
      email: { name: 'Bureau du courrier', type: 'e-mail', task: 'Rédige des réponses à approuver' },
    },
  },
  features: {
    title: 'Une description, tous les types de travail',
    lead: 'Huit compétences, combinées selon les besoins de la tâche.',
    more: 'Voir les offres',
    items: {
      web: {
        title: 'Automatisation web',
        text: 'Se connecte, clique, remplit et envoie comme le ferait une personne attentive, et remarque quand une page ne dit pas vrai.',
      },
      data: {
        title: 'Extraction de données',
        text: 'Transforme pages et listes en lignes propres, en gardant la source de chaque valeur à côté d’elle.',
      },
      platforms: {
        title: 'Multiplateforme',
        text: 'Porte le travail d’un système à l’autre, pour que personne n’ait à copier d’onglet en onglet.',
      },
      monitoring: {
        title: 'Surveillance visuelle',
        text: 'Observe ce qu’affiche une page et vous dit avec des mots ce qui a changé depuis la dernière fois.',
      },
      voice: {
        title: 'Voix et langage naturel',
        text: 'Dites ou écrivez ce que vous voulez. Ni organigrammes, ni sélecteurs, ni scripts à maintenir en vie.',
      },
      analytics: {
        title: 'Analyses',
        text: 'Montre ce qui a tourné, combien de temps, à quel coût et ce qui pourrait être amélioré.',
      },
      calls: {
        title: 'Centre d’appels IA',
        text: 'Passe et reçoit des appels selon un script que vous approuvez, et laisse une transcription de chacun.',
      },
      documents: {
        title: 'Traitement de documents',
        text: 'Lit factures, formulaires et contrats, et classe leur contenu là où il doit être.',
      },
    },
  },
  voices: {
    title: 'Ce qu’en disent les équipes',
    stars: '{stars, number} étoiles sur 5',
    items: {
      operations: {
        quote: 'Nous avons décrit une fois le rapport du lundi. Depuis, il est simplement là, avec sa preuve.',
        role: 'Direction des opérations, Northwind Supply',
      },
      support: {
        quote: 'L’étape d’approbation nous a convaincus. Rien ne sort de la maison sans que l’un de nous l’ait vu.',
        role: 'Responsable de l’assistance, Tern & Heron',
      },
      finance: {
        quote: 'Trois jours de saisie de factures par mois sont devenus une heure de contrôle des exceptions.',
        role: 'Responsable financier, Brightwater',
      },
    },
    awards: {
      label: 'Prix',
      innovation: 'Prix de l’innovation en automatisation',
      choice: 'Choix des utilisateurs',
      security: 'Prix de la confiance dans l’IA',
      startup: 'Produit de l’année',
    },
  },
  plans: {
    title: 'Des offres pour chaque volume de travail',
    lead: 'Mesurées en actions d’IA par mois. Changez quand vous le souhaitez.',
    popular: 'LA PLUS POPULAIRE',
    perMonth: '/mois',
    actions: '{count, number} actions d’IA par mois',
    agents: 'Jusqu’à {count, number} agents',
    choose: 'Voir {plan}',
    items: {
      starter: 'Pour une personne qui a du travail à confier.',
      professional: 'Pour les équipes en croissance qui automatisent chaque jour.',
      enterprise: 'Pour les entreprises qui s’appuient sur des agents.',
      custom: 'Sur vos propres machines, à vos propres conditions.',
    },
  },
  how: {
    title: 'Comment travaillent les bots IA',
    lead: 'D’une phrase à un résultat vérifiable, en cinq étapes.',
    example: 'Exemple',
    steps: {
      describe: {
        title: 'Décrivez la tâche',
        text: 'Écrivez ce que vous voulez voir fait, comme vous le diriez à un collègue.',
        example: 'Chaque lundi, dresse la liste des factures en retard et envoie-moi le total par e-mail.',
      },
      analyze: {
        title: 'L’IA analyse',
        text: 'Le planificateur transforme vos mots en étapes et indique lesquelles ne font que lire et lesquelles envoient.',
        example: '4 étapes : 3 lisent, 1 envoie. Prévision : 5 actions.',
      },
      assemble: {
        title: 'Assemblage du bot',
        text: 'L’agent reçoit exactement les outils dont ces étapes ont besoin, et aucun autre.',
        example: 'browser.open, document.extract, email.send',
      },
      execute: {
        title: 'Exécution en direct',
        text: 'Vous suivez chaque étape en direct et approuvez ce qui ne peut être annulé.',
        example: 'L’étape 4 veut vous envoyer 1 e-mail. Approuver ?',
      },
      results: {
        title: 'Résultats',
        text: 'Vous recevez le résultat avec sa preuve : ce qui a été relu, non ce qu’une page a affirmé.',
        example: '7 factures en retard, 12 480 $ au total. Somme vérifiée deux fois.',
      },
    },
  },
  closing: {
    title: 'Confiez la première tâche dès aujourd’hui',
    lead: 'Choisissez une offre, ou parcourez d’abord le tableau de bord.',
    start: 'AUTOMATISER MAINTENANT',
    dashboard: 'Ouvrir le tableau de bord',
  },
} satisfies Translation<typeof en>
