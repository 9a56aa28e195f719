import type en from '../../en/behind/mail.ts'
import type { Translation } from '../../index.ts'

export default {
  greeting: 'Bonjour {name},',
  fallback: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
  always: 'Vous recevez cet e-mail parce qu’il concerne votre compte {product}.',
  governed: 'Vous recevez cet e-mail parce que les notifications par e-mail sont activées.',
  settings: 'Modifier ce choix dans les paramètres',
  'verify-address': {
    subject: 'Confirmez votre adresse pour {product}',
    title: 'Confirmez votre adresse e-mail',
    text: 'Appuyez sur le bouton, et nous saurons que {email} est bien à vous.',
    button: 'Confirmer l’adresse',
    after:
      'Le lien fonctionne pendant {hours} heures. Si vous n’avez pas créé de compte {product}, vous pouvez ignorer cet e-mail.',
  },
  'reset-password': {
    subject: 'Un nouveau mot de passe pour {product}',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour le compte {email}.',
    button: 'Choisir un mot de passe',
    after:
      'Le lien fonctionne une seule fois, pendant {minutes} minutes. Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.',
  },
  'account-exists': {
    subject: 'Quelqu’un a voulu s’inscrire à {product} avec votre adresse',
    title: 'Vous avez déjà un compte',
    text: 'Quelqu’un, vous sans doute, a voulu créer un compte pour {email}. Il en existe déjà un, et rien n’a été modifié.',
    button: 'Se connecter',
    after:
      'Si vous avez oublié le mot de passe, demandez-en un nouveau sur la page de connexion. Si ce n’était pas vous, vous pouvez ignorer ce message.',
  },
  receipt: {
    subject: 'Reçu {number} de {product}',
    title: 'Merci pour votre paiement',
    text: 'Nous avons reçu {amount} pour {plan} le {date}. La facture porte le numéro {number}.',
    button: 'Ouvrir la facturation',
    after: 'Votre offre et toutes les factures se trouvent dans les paramètres, sous Facturation et abonnement.',
  },
  'usage-high': {
    subject: '{percent} de vos actions IA sont utilisées',
    title: '{percent} de vos actions IA sont utilisées',
    text: 'Vous avez utilisé {used} des {limit} actions IA de cette période. Une nouvelle période commence le {date}.',
    button: 'Voir l’utilisation',
    after: 'Si cela ne suffit pas, une offre plus grande s’applique aussitôt.',
  },
  'usage-reached': {
    subject: 'Toutes les actions IA de cette période sont utilisées',
    title: 'Toutes les actions IA sont utilisées',
    text: 'Les {limit} actions IA de cette période sont utilisées : vos agents se reposent. Ils reprendront d’eux-mêmes le {date}.',
    button: 'Changer d’offre',
    after: 'Avec une offre plus grande, ils reprennent aussitôt.',
  },
  'approval-waits': {
    subject: 'Une approbation attend : {task}',
    title: 'Votre approbation est nécessaire',
    text: 'La tâche « {task} » est arrivée à une étape qu’elle ne peut pas franchir sans vous.',
    button: 'Voir et décider',
    after: 'Vous voyez exactement ce qui serait fait. Rien ne l’est avant votre décision.',
  },
  'task-failed': {
    subject: 'Une tâche a échoué : {task}',
    title: 'Une tâche a échoué',
    text: 'La tâche « {task} » n’a pas pu être terminée.',
    button: 'Voir ce qui s’est passé',
    after: 'L’exécution montre chaque étape et peut reprendre à celle qui a échoué.',
  },
  'task-needs-review': {
    subject: 'Une tâche a besoin de vous : {task}',
    title: 'Une tâche a besoin de vous',
    text: 'La tâche « {task} » a commencé quelque chose sans pouvoir savoir si c’était fait. Vérifiez avant qu’elle continue.',
    button: 'Voir et décider',
    after: 'Rien n’est répété au hasard.',
  },
} satisfies Translation<typeof en>
