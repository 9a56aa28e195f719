import type en from '../en/help.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Aide et assistance',
  lead: 'Des réponses sur les agents, les offres et vos données.',
  search: { label: 'Rechercher dans les réponses', placeholder: 'Rechercher questions, réponses et mots-clés' },
  categories: {
    label: 'Catégories',
    all: 'Toutes',
    gettingStarted: 'Premiers pas',
    billing: 'Tarifs et facturation',
    integrations: 'Intégrations',
    troubleshooting: 'Dépannage',
    security: 'Sécurité et confidentialité',
  },
  results: '{count, plural, =0 {Aucune réponse} one {# réponse} other {# réponses}}',
  empty: {
    title: 'Aucune réponse ne correspond',
    hint: 'Essayez un autre mot, ou parcourez toutes les catégories.',
    action: 'Effacer la recherche',
  },
  helpful: {
    question: 'Cette réponse vous a-t-elle été utile ?',
    yes: 'Oui',
    no: 'Non',
    thanksYes: 'Merci. Nous sommes heureux que cela vous ait aidé.',
    thanksNo: 'Merci. Essayez un autre mot dans la recherche, ou la liste des catégories.',
    count: '{count, plural, =0 {} one {# personne a trouvé cela utile} other {# personnes ont trouvé cela utile}}',
    signIn: 'Connectez-vous pour dire si cela vous a aidé',
    failed: 'Votre vote n’a pas été enregistré',
  },
  chat: {
    title: 'Demander à l’assistant IA',
    lead: 'Des réponses tirées de l’aide et de vos propres exécutions.',
    hello:
      'Posez une question sur le produit ou sur votre propre travail : « Pourquoi ma dernière tâche a-t-elle échoué ? »',
    label: 'Votre question',
    placeholder: 'Saisissez votre question',
    keys: 'Entrée envoie, Maj et Entrée commence une nouvelle ligne.',
    send: 'Envoyer',
    close: 'Fermer',
    typing: 'L’assistant écrit',
    you: 'Vous',
    assistant: 'Assistant',
    sources: 'Sources',
    log: 'Conversation',
    noAnswer: 'Désolé, je n’ai pas pu traiter votre question pour le moment. Veuillez réessayer.',
    noConnection: 'J’ai des difficultés de connexion en ce moment. Veuillez réessayer dans un instant.',
  },
  faq: {
    start: {
      question: 'Comment créer mon premier agent ?',
      answer:
        'Ouvrez le Command Center, choisissez « Nouvel agent », donnez-lui un nom et dites avec des mots simples à quoi il sert. La mise en place prend moins de 2 minutes. Les modèles d’agents vous fournissent un brouillon prérempli pour commencer.',
      tags: 'démarrer, agent, créer, mise en place, modèle, premiers pas',
    },
    rollover: {
      question: 'Que deviennent les actions que je n’utilise pas ?',
      answer:
        'Les actions non utilisées sont reportées pendant une période de facturation. Quand la limite mensuelle est atteinte, vos agents se mettent en pause ; ils reprennent au début de la période suivante ou quand vous passez à une offre supérieure.',
      tags: 'actions, limite, report, utilisation, pause, mois',
    },
    change: {
      question: 'Comment changer d’offre ?',
      answer:
        'Choisissez une offre sur la page des tarifs. Le passage à une offre supérieure est immédiat et vous ne payez que la différence pour le reste de la période. Le passage à une offre inférieure s’applique au cycle suivant ; vous gardez donc jusque-là ce que vous avez payé.',
      tags: 'offre, supérieure, inférieure, facturation, prorata, abonnement',
    },
    apps: {
      question: 'Avec quelles applications mes agents peuvent-ils travailler ?',
      answer:
        'Les agents sont faits pour plus de 500 applications : tout ce qui possède une page web ou une API, des boutiques et CRM aux e-mails, documents et tableurs. Les capacités d’un agent indiquent ce qu’il peut utiliser.',
      tags: 'intégrations, applications, api, crm, connecter, plateformes',
    },
    failed: {
      question: 'Une tâche a échoué. Que puis-je faire ?',
      answer:
        'Ouvrez l’historique des tâches. Une tâche échouée affiche un cadre « Erreur » qui dit ce qui s’est passé. Précisez la description, par exemple en nommant la page ou le champ. Les nouvelles tentatives d’une étape échouée ne comptent pas comme des actions.',
      tags: 'erreur, échec, tâche, historique, réessayer, problème',
    },
    data: {
      question: 'Qui peut voir mes données ?',
      answer:
        'Vous seul et les personnes à qui vous donnez accès. Les mots de passe et les clés sont scellés sous une clé de chiffrement propre à votre compte, et rien n’est jamais vendu. Dans les paramètres du compte, vous pouvez exporter tout ce qui est conservé à votre sujet ou supprimer votre compte.',
      tags: 'sécurité, confidentialité, chiffrement, exporter, supprimer, rgpd',
    },
  },
} satisfies Translation<typeof en>
