import type en from '../en/pricing.ts'
import type { Translation } from '../index.ts'

export default {
  headline: 'Payez pour le travail accompli',
  lead: 'Les offres diffèrent par la quantité de travail que vos agents peuvent accomplir en un mois et par ce qu’elles comprennent.',
  sampleNote: 'Contenu d’exemple',
  billing: { label: 'Période de facturation', monthly: 'Mensuelle', yearly: 'Annuelle', save: 'Économisez 17 %' },
  popular: 'LA PLUS POPULAIRE',
  perMonth: '/mois',
  billedMonthly: 'Facturation mensuelle',
  billedYearly: '{price} par an, vous économisez {savings}',
  start: 'Commencer',
  startPlan: 'Commencer avec {plan}',
  included: 'Inclus',
  limitations: 'Limites',
  descriptions: {
    starter: 'Pour une personne qui a du travail à confier.',
    professional: 'Pour les équipes en croissance qui automatisent chaque jour.',
    enterprise: 'Pour les entreprises qui s’appuient sur des agents.',
    custom: 'Sur site : sur vos propres machines, à vos propres conditions.',
  },
  features: {
    actions: '{count, number} actions d’IA par mois',
    agents: 'Jusqu’à {count, number} agents',
    web: 'Automatisation web et extraction de données',
    templates: 'Tous les modèles d’agents',
    history: 'Historique des tâches avec résultats',
    documents: 'Traitement de documents',
    api: 'Accès à l’API',
    analytics: 'Analyse de l’utilisation',
    calls: 'Centre d’appels IA',
    roles: 'Rôles et connexion à deux facteurs',
    priority: 'Assistance prioritaire',
    onPremise: 'Fonctionne sur vos propres serveurs',
    data: 'Vos données ne quittent jamais votre réseau',
    engineer: 'Un ingénieur attitré',
  },
  limits: {
    pause: 'Les agents se mettent en pause à la limite mensuelle',
    mail: 'Assistance par e-mail uniquement',
    noCalls: 'Pas de centre d’appels IA',
    noOnPremise: 'Hébergé uniquement, pas sur site',
    ownServers: 'Vous fournissez les serveurs',
  },
  trust: {
    title: 'Ce sur quoi vous pouvez compter',
    items: {
      guarantee: { value: '100 %', label: 'Satisfait ou remboursé' },
      monitoring: { value: '24 h/24', label: 'Surveillance des agents' },
      uptime: { value: '99,9 %', label: 'Disponibilité' },
      setup: { value: '5 min', label: 'Mise en place' },
    },
  },
  faq: {
    title: 'Questions sur les offres',
    items: {
      limit: {
        question: 'Que se passe-t-il quand j’atteins ma limite mensuelle ?',
        answer:
          'Vos agents se mettent en pause. Rien n’est perdu et rien n’est facturé en plus : ils reprennent au début de la période suivante, ou aussitôt si vous passez à une offre supérieure.',
      },
      change: {
        question: 'Puis-je changer d’offre plus tard ?',
        answer:
          'Oui. Les changements d’offre sont immédiats, au prorata : une offre supérieure s’applique aussitôt et vous ne payez que la différence pour le reste de la période. Le passage à une offre inférieure est enregistré aussitôt et s’applique à partir du cycle de facturation suivant ; rien de ce que vous avez payé n’est donc perdu.',
      },
      action: {
        question: 'Qu’est-ce qui compte comme une action d’IA ?',
        answer:
          'Une étape qu’un agent a exécutée pour vous avec un modèle ou un outil : une page ouverte, un formulaire rempli, un enregistrement extrait, un message envoyé, un appel passé. La planification, les nouvelles tentatives d’une étape échouée et la lecture de vos propres données sont gratuites.',
      },
      rollover: {
        question: 'Les actions non utilisées expirent-elles ?',
        answer: 'Les actions non utilisées sont reportées pendant une période de facturation.',
      },
      free: {
        question: 'Puis-je commencer sans payer ?',
        answer:
          'Oui. Chaque compte commence avec l’offre gratuite : {actions, number} actions d’IA par mois et {agents, number} agents.',
      },
    },
  },
  processing: 'Traitement...',
  paymentError: 'Erreur de paiement',
  paymentErrorText: 'Une erreur inattendue s’est produite. Veuillez réessayer.',
  change: {
    title: 'Passer à {plan}',
    same: '{plan} est déjà votre formule.',
    upgrade:
      '{plan} commence tout de suite. Vous payez {amount} maintenant : la différence pour le reste de cette période.',
    downgrade:
      '{plan} commence le {date}. D’ici là, vous gardez ce que vous avez payé et rien n’est débité maintenant.',
    next: 'Prochain paiement : {amount} le {date}.',
    pay: 'Payer {amount} et changer',
    confirm: 'Changer de formule',
    cancel: 'Annuler',
    close: 'Fermer',
    paid: 'Formule changée',
    booked: 'Changement enregistré',
    now: '{plan} est à vous dès que le paiement est arrivé.',
    later: '{plan} commence le {date}. D’ici là, vous pouvez revenir en arrière dans les paramètres.',
  },
} satisfies Translation<typeof en>
