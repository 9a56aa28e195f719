import type en from '../../en/behind/help-passages.ts'
import type { Translation } from '../../index.ts'

export default {
  agent: {
    title: 'Ce qu’est un agent',
    text: 'Un agent est un assistant avec un nom, un but exprimé avec vos mots et les étapes qui en ont été tirées. Il ouvre des pages, remplit des formulaires, lit des documents, écrit des e-mails et collecte des données, et recommence chaque fois que vous le lancez. Ce qu’il peut utiliser se règle dans son éditeur.',
    tags: 'agent, bot, assistant, qu’est-ce que, définition',
  },
  firstTask: {
    title: 'Votre première tâche',
    text: 'Ouvrez le Command Center, dites avec des mots simples ce qu’il faut faire et regardez le plan avant de l’exécuter. Aucun agent n’est nécessaire. Un essai à blanc parcourt tout et ne change rien.',
    tags: 'première tâche, commencer, exécuter, mots simples, essai à blanc, plan',
  },
  practice: {
    title: 'La boutique d’entraînement',
    text: 'La boutique d’entraînement est un petit site à vous, sur lequel les agents peuvent tout faire. Personne n’en souffre : nommez « practice shop » dans une tâche pour essayer. Un redémarrage la remet à neuf.',
    tags: 'entraînement, s’exercer, tester, boutique, bac à sable, sans risque',
  },
  logIns: {
    title: 'Identifiants et codes à usage unique',
    text: 'Enregistrez un nom d’utilisateur et un mot de passe sous « Identifiants » dans le Command Center, avec la clé du générateur de codes si le site demande des codes à usage unique. Ils sont scellés, ne sont saisis que sur le site auquel ils appartiennent et peuvent être remplacés, jamais relus.',
    tags: 'identifiants, connexion, mot de passe, code à usage unique, totp, enregistrer',
  },
  approvals: {
    title: 'Approbations',
    text: 'Avant une étape que vous voulez voir d’abord, un agent attend et demande. Vous voyez exactement ce qui serait envoyé ou modifié, et rien ne se passe avant votre approbation. Si la demande expire ou est refusée, l’étape n’a pas lieu.',
    tags: 'approuver, approbation, autorisation, confirmer, refuser, demander avant',
  },
  proof: {
    title: 'Preuves et verdicts',
    text: 'Chaque tâche terminée porte un verdict. « Vérifiée » signifie qu’autre chose que l’action elle-même le montre, comme le serveur du site ou la page rechargée, « Constatée » que la page le montre, « Démentie » que les preuves disent autre chose, et « Non vérifiée » que rien ne le prouve. L’exécution montre la preuve de chaque étape.',
    tags: 'preuve, verdict, vérifiée, démentie, non vérifiée, confiance, vraiment',
  },
  schedules: {
    title: 'Planifications',
    text: 'Dans l’éditeur d’un agent, vous dites quand il s’exécute, en mots ou en cron, et vous voyez les cinq prochaines heures. Neuf heures reste neuf heures au changement d’heure. Une exécution manquée est rattrapée une fois ou omise, selon votre choix.',
    tags: 'planification, planifier, horaire, chaque jour, quotidien, hebdomadaire, cron, automatique, fuseau',
  },
  watches: {
    title: 'Suivre un prix',
    text: 'Le suivi des prix, accessible depuis Mes agents, compare un prix dans chaque résultat d’un agent avec le précédent. Vous êtes prévenu quand il baisse de 5 % ou plus, atteint votre objectif ou augmente de 10 % ou plus. Avec une planification, l’agent regarde à nouveau de lui-même.',
    tags: 'prix, suivre, surveiller, alerte, objectif, moins cher, baisse',
  },
  hooks: {
    title: 'Démarrer un agent depuis un autre programme',
    text: 'L’éditeur d’un agent vous donne une adresse et un secret. Un programme qui envoie du JSON signé à cette adresse démarre l’agent, et le même message envoyé deux fois ne le démarre qu’une fois. Seul l’agent enregistré s’exécute ; rien d’autre dans le message n’a d’effet.',
    tags: 'hook, déclencheur, entrant, autre programme, signature, secret, événement',
  },
  webhooks: {
    title: 'Webhooks qui préviennent vos programmes',
    text: 'Avec POST /api/webhooks, vous nommez une adresse qui est prévenue quand une tâche commence, se termine, échoue ou attend. Chaque message est signé, et ce qui n’a pas pu être remis est retenté. Un webhook dit de quelle tâche il s’agit, jamais ce qu’elle contenait.',
    tags: 'webhook, sortant, prévenir, notification, remise',
  },
  apiKeys: {
    title: 'Clés d’API',
    text: 'Activez l’accès à l’API dans les paramètres du compte et créez-y une clé. Elle est montrée une seule fois, peut lire, écrire ou les deux, et peut expirer d’elle-même. Une clé agit en votre nom mais n’atteint jamais le compte ni son argent. Tous les appels sont décrits sous /api/docs.',
    tags: 'clé d’api, jeton, rest, développeur, droits, documentation, créer',
  },
  limits: {
    title: 'Limites et ce qui compte comme action',
    text: 'Une action est une étape qu’un agent a exécutée pour vous : une page ouverte, un formulaire rempli, un enregistrement extrait, un message envoyé, un appel passé. La planification, les nouvelles tentatives d’une étape échouée, les essais à blanc et la lecture de vos propres données sont gratuits. À la limite mensuelle, les agents se reposent.',
    tags: 'action, compte, limite, utilisation, quota, gratuit',
  },
  rollover: {
    title: 'Actions reportées',
    text: 'Les actions non utilisées sont reportées pendant une période de facturation, et ce qui expire en premier est utilisé en premier. Une offre inférieure ne reçoit pas plus que ce qu’elle contient.',
    tags: 'report, reportées, non utilisées, expirer, restantes, mois suivant',
  },
  planChange: {
    title: 'Changer d’offre',
    text: 'Une offre supérieure commence aussitôt, et vous voyez d’abord ce que vous payez pour le reste de la période. Une offre inférieure commence à la période suivante et peut être annulée d’ici là, dans les paramètres du compte, sous « Facturation et abonnement ».',
    tags: 'changer d’offre, supérieure, inférieure, prorata',
  },
  cancel: {
    title: 'Résilier un abonnement',
    text: 'Résiliez dans les paramètres du compte, sous « Facturation et abonnement ». Vous gardez ce que vous avez payé jusqu’à la fin de la période, et vous pouvez revenir en arrière d’ici là. Ensuite, le compte continue avec le niveau gratuit.',
    tags: 'résilier, résiliation, annuler, arrêter de payer, mettre fin, remboursement',
  },
  transfer: {
    title: 'Exporter et importer',
    text: 'Paramètres du compte, Gestion des données : l’export contient tout ce qui est conservé à votre sujet, sauf les secrets. Il peut être importé dans un compte sans agents ni tâches, jusqu’à 512 Mo. Une importation ne démarre rien, et les planifications arrivent en pause.',
    tags: 'exporter, importer, sauvegarde, déménager, données, zip, rgpd',
  },
  deleteAccount: {
    title: 'Supprimer le compte',
    text: 'Paramètres du compte, Zone de danger : après votre mot de passe et un mot de confirmation, le compte disparaît avec tout ce qu’il possédait. Un abonnement payant prend fin aussitôt. Rien ne peut être récupéré ; exportez donc avant.',
    tags: 'supprimer le compte, effacer, fermer, zone de danger, rgpd',
  },
  twoFactor: {
    title: 'Authentification à deux facteurs',
    text: 'Activez-la dans les paramètres du compte, sous « Sécurité et confidentialité » : scannez le code avec une application d’authentification, saisissez le nombre affiché et gardez les codes de secours. Dès lors, la connexion demande aussi un nombre.',
    tags: 'deux facteurs, 2fa, mfa, authentificateur, second facteur, codes de secours, qr',
  },
  models: {
    title: 'Modèles et leurs clés',
    text: 'Le planificateur intégré n’a pas besoin de clé. Avec ANTHROPIC_API_KEY ou OPENAI_API_KEY sur le serveur, vous pouvez choisir un modèle dans les paramètres du compte, sous « IA et automatisation ». Sans clé, ou si un fournisseur fait défaut, le planificateur intégré prend le relais et le dit.',
    tags: 'modèle, gpt, claude, openai, anthropic, llm, planificateur, ia, fournisseur',
  },
  waiting: {
    title: 'Pourquoi une tâche peut attendre',
    text: 'Une tâche attend quand elle a besoin de votre approbation, quand la limite mensuelle est atteinte, quand elle a été mise en pause, quand il y en a déjà autant en cours que vos paramètres le permettent, ou quand une étape a peut-être eu lieu et que vous seul pouvez le dire. La tâche dit ce qu’il en est.',
    tags: 'attendre, attente, bloquée, file, ne démarre pas, lente, pause',
  },
  retry: {
    title: 'Reprendre à l’étape échouée',
    text: 'Une exécution échouée propose de reprendre à l’étape qui a échoué. Ce qui était fini est repris tel quel, sans être refait ni recompté. Là où ce ne serait pas sûr, le bouton dit que tout recommence.',
    tags: 'réessayer, encore, reprendre, étape échouée, continuer, répéter',
  },
  crash: {
    title: 'Après une panne',
    text: 'Une tâche survit à une panne du serveur : un autre processus la reprend à la dernière étape enregistrée. Rien n’est compté deux fois. Une étape qui envoie quelque chose et qui a peut-être déjà eu lieu n’est pas répétée au hasard ; on vous demande.',
    tags: 'panne, coupure, redémarrage, serveur en panne, interrompue, perdue, deux fois',
  },
  files: {
    title: 'Où sont les fichiers',
    text: 'Les fichiers qu’une tâche a créés ou récupérés se trouvent dans son exécution, dans l’historique des tâches, prêts à être téléchargés. Ils sont gardés aussi longtemps que la tâche : 30 jours au niveau gratuit, 90 à 730 avec une offre payante.',
    tags: 'fichier, fichiers, télécharger, csv, excel, pdf, résultat, enregistré, combien de temps',
  },
  mail: {
    title: 'Serveur de messagerie et boîte d’envoi',
    text: 'Avec SMTP_URL sur le serveur, les e-mails sont envoyés. Sans lui, rien ne part : chaque e-mail reste dans la boîte d’envoi, que vous trouvez dans les paramètres du compte, et une tâche qui voulait en envoyer un se termine non vérifiée.',
    tags: 'e-mail, mail, messagerie, smtp, boîte d’envoi, non remis, envoyer, imap',
  },
  phone: {
    title: 'Appels et répétitions',
    text: 'Sans service téléphonique, chaque appel est une répétition : il est écrit tel qu’il se déroulerait, et personne n’est appelé. Avec TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN et PUBLIC_URL sur le serveur, les appels sont vraiment passés.',
    tags: 'téléphone, appel, répétition, twilio, centre d’appels, voix',
  },
  selfHosting: {
    title: 'L’héberger vous-même',
    text: 'npm start apporte son propre PostgreSQL et n’a besoin de rien d’autre. Pour un PostgreSQL à vous, version 15 ou plus récente, définissez DATABASE_URL ; les tables sont créées au démarrage. Définissez AUTH_MODE=accounts et PUBLIC_URL quand d’autres doivent se connecter.',
    tags: 'héberger, installer, serveur, postgresql, base de données, propre machine',
  },
} satisfies Translation<typeof en>
