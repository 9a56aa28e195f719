import type en from '../../en/behind/bots.ts'
import type { Translation } from '../../index.ts'

export default {
  names: {
    'sales-intelligence': 'Intelligence commerciale',
    'data-processor': 'Traitement de données',
    'web-automation': 'Automatisation web',
    'communication-hub': 'Centre de communication',
  },
  objectives: {
    'sales-intelligence': 'Trouve des prospects, tient les affaires à jour et surveille les prix.',
    'data-processor': 'Lit de longues listes et des documents, calcule et produit des fichiers.',
    'web-automation': 'Cherche, commande et remplit des formulaires comme le ferait une personne.',
    'communication-hub': 'Lit le courrier, écrit des messages et en garde la trace.',
  },
  tests: {
    leads: 'Trouver les prospects parmi 47 contacts',
    deal: 'Marquer une affaire comme gagnée',
    prices: 'Relever une fourchette de prix',
    ledger: 'Lire 250 écritures sur cinq pages',
    figures: 'Additionner la liste de prix',
    invoice: 'Lire les champs d’une facture',
    search: 'Chercher par prix dans la boutique',
    order: 'Passer une commande',
    form: 'Remplir un formulaire de cinq pages avec une pièce jointe',
    inbox: 'Lire la boîte de réception',
    message: 'Écrire un message dans la messagerie',
    notice: 'Envoyer un e-mail',
    note: 'Garder une note dans une fiche client',
  },
  components: {
    'task-queue': 'file des tâches',
    database: 'base de données',
    browser: 'navigateur',
    planner: 'planificateur',
    mail: 'courrier',
    'file-storage': 'stockage des fichiers',
  },
  errors: {
    rows: '{expected} lignes étaient attendues, {found} ont été trouvées.',
    value: 'À « {at} », {expected} était attendu et {found} a été trouvé.',
    words: 'La réponse devait contenir « {expected} ». Elle était : {found}',
    site: 'Interrogé ensuite, le site indique {found} pour « {at} » au lieu de {expected}.',
    file: 'Le fichier « {name} » n’a pas été produit.',
    mail: 'L’e-mail n’est ni dans la boîte d’envoi ni accepté par un serveur.',
    verdict: 'La preuve devait dire « {expected} » et dit « {found} ».',
    steps: '{expected} étapes étaient attendues, {found} ont été faites.',
    shape: 'Le résultat est d’une autre nature que celui de l’exécution enregistrée.',
    result: 'Le résultat contient d’autres valeurs que celui de l’exécution enregistrée.',
    late: 'Ce n’était pas terminé au bout d’une minute et a été annulé.',
    unfinished: 'Ce n’a pas abouti.',
    'limit-reached': 'Impossible de continuer : les actions de ce mois sont épuisées.',
    'awaiting-approval': 'Cela attendait une approbation que personne ne donne pendant un test.',
    'needs-review': 'Cela s’est arrêté à une étape dont personne ne sait si elle a eu lieu.',
    paused: 'Cela a été mis en pause.',
  },
  recommendations: {
    browser: 'Vérifiez que le navigateur démarre : BROWSER_PATH doit désigner un Chromium du serveur.',
    credentials: 'Vérifiez l’identifiant utilisé : le site l’a refusé.',
    site: 'Vérifiez que le site fonctionne ; sa propre réponse figure dans l’exécution.',
    page: 'La page a changé. Ouvrez l’exécution, comparez-la à la dernière réussie et adaptez l’étape qui diffère.',
    mail: 'Vérifiez SMTP_URL et que le serveur accepte le courrier de cette adresse.',
    files: 'Vérifiez que l’on peut écrire dans le dossier de données ou le bucket.',
    limit: 'Attendez le mois prochain ou choisissez une formule plus grande.',
    approval: 'Laissez ce travail se poursuivre sans demander, ou retirez-le des tests.',
    paused: 'Relancez les tests et laissez-les se terminer.',
    time: 'Regardez dans l’exécution quelle étape a pris le temps ; souvent, c’est une page qui ne se stabilise jamais.',
    look: 'Ouvrez l’exécution : sa dernière étape dit ce qui s’est passé.',
    values: 'L’exécution s’est terminée autrement que prévu. Comparez son résultat à ce qui devait venir.',
    retries:
      'Des étapes ont dû être refaites. Voyez si cela persiste ; dans ce cas, le site ou le réseau est instable.',
    slow: 'Cela a pris plus de trois fois le temps habituel. Regardez la charge du serveur et l’étape la plus lente.',
  },
  issues: {
    'task-queue-down': 'La file ne peut pas être lue. Vérifiez la base de données.',
    'task-queue-slow': 'Le travail attend {ms} ms avant d’être pris en charge. Démarrez un autre worker.',
    'queue-idle':
      'Du travail attend depuis {seconds} secondes et aucun worker ne le prend. Démarrez un processus avec ROLES=worker.',
    'database-down': 'La base de données ne répond pas. Vérifiez qu’elle tourne et qu’elle est joignable.',
    'database-slow':
      'Un aller-retour vers la base prend {ms} ms ; jusqu’à {slow} ms est normal. Vérifiez sa charge et son disque.',
    'browser-down':
      'Le navigateur n’ouvre aucune page. Vérifiez BROWSER_PATH ; d’ici là, tout ce qui a besoin d’une page échoue.',
    'browser-slow': 'Ouvrir une page prend {ms} ms. Vérifiez la mémoire et la charge du serveur.',
    'browser-unsandboxed':
      'Le navigateur fonctionne sans son bac à sable : une page qui s’en échappe se retrouve sur cette machine. Démarrez le produit en tant qu’utilisateur ordinaire, sur un système qui autorise les espaces de noms utilisateur.',
    'browser-unused':
      'Le navigateur appartient à un autre processus et n’a pas servi depuis une heure : rien ne permet de le juger.',
    'planner-down':
      'Le planificateur n’a rien fait d’une phrase qu’il connaît. Redémarrez le serveur ; si cela persiste, l’installation est endommagée.',
    'planner-slow': 'Planifier une phrase courte prend {ms} ms. Vérifiez la charge du serveur.',
    'mail-down': 'Le serveur de courrier ne répond pas. Vérifiez SMTP_URL et que le serveur est joignable.',
    'mail-slow': 'Le serveur de courrier met {ms} ms à répondre.',
    'outbox-down': 'On ne peut pas écrire dans la boîte d’envoi. Vérifiez la base de données.',
    'file-storage-down':
      'Un fichier n’a pas pu être écrit puis relu. Vérifiez l’espace libre et les droits du dossier de données, ou les réglages S3.',
    'file-storage-slow': 'Écrire et lire un petit fichier prend {ms} ms. Vérifiez le disque.',
    failures: '{percent} % du travail avec lui a échoué au cours de la dernière heure.',
  },
  summary: {
    none: 'Aucun test n’a encore été exécuté.',
    all: 'Les {total} tests ont répondu aux attentes et les {parts} composants de l’installation sont sains. Score global : {score} %.',
    some: '{passed} tests sur {total} ont répondu aux attentes et {healthy} composants sur {parts} sont sains. Score global : {score} %.',
  },
} satisfies Translation<typeof en>
