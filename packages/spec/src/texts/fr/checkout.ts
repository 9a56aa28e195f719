import type en from '../en/checkout.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Commande',
  lead: 'Vérifiez ce que vous êtes sur le point de commander.',
  summary: {
    title: 'Récapitulatif de la commande',
    plan: 'Offre',
    billing: 'Facturation',
    monthly: 'Mensuelle',
    annual: 'Annuelle',
    perMonth: '{price} / mois',
    perYear: '{price} / an',
    equals: '{price} par mois, vous économisez {savings}',
    totalMonth: 'Total par mois',
    totalYear: 'Total par an',
    included: 'Inclus',
    actions: '{count, number} actions d’IA par mois',
    agents: 'Jusqu’à {count, number} agents',
    rollover: 'Les actions non utilisées sont reportées pendant une période de facturation',
    cancel: 'Résiliable à tout moment',
  },
  descriptions: {
    starter: 'Pour une personne qui a du travail à confier.',
    professional: 'Pour les équipes en croissance qui automatisent chaque jour.',
    enterprise: 'Pour les entreprises qui s’appuient sur des agents.',
    custom: 'Sur site : sur vos propres machines, à vos propres conditions.',
  },
  notice: {
    title: 'Paiement à configurer',
    text: 'Cette installation n’est reliée à aucun prestataire de paiement : rien ne peut être débité et aucune carte n’est demandée. En attendant, vous pouvez utiliser l’offre gratuite : {actions, number} actions d’IA par mois et {agents, number} agents.',
    action: 'Retour aux tarifs',
    free: 'Utiliser l’offre gratuite',
  },
  details: {
    title: 'Informations de paiement',
    methods: 'Moyen de paiement',
    card: 'Carte',
    googlePay: 'Google Pay',
    applePay: 'Apple Pay',
    pay: 'Payer {price}',
    processing: 'Traitement...',
    loading: 'Le formulaire de paiement se charge',
    notHere: '{method} n’est pas disponible dans ce navigateur ou sur cet appareil. Payez plutôt par carte.',
    unreachable:
      'Le formulaire de paiement n’a pas pu être chargé. Vérifiez votre connexion et que rien ne bloque le prestataire de paiement.',
    retry: 'Réessayer',
    secure: 'Votre numéro de carte va directement au prestataire de paiement, Stripe. Il n’atteint jamais ce serveur.',
    failed: 'Paiement refusé',
    error: 'Erreur de paiement',
    errorText: 'Une erreur inattendue s’est produite. Veuillez réessayer.',
  },
  has: {
    title: 'Vous avez déjà {plan}',
    text: 'Une deuxième formule serait payée deux fois. Choisissez-en une autre dans Tarifs et vous ne payez que la différence.',
  },
} satisfies Translation<typeof en>
