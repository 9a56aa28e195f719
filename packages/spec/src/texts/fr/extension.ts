import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Extension de navigateur',
  headline: 'L’automatisation, là où vous travaillez déjà',
  lead: 'L’extension {product} amène vos agents dans la page que vous avez sous les yeux : elle apprend de ce que vous répétez et le prend en charge quand vous le dites.',
  sampleNote: 'Contenu d’exemple',
  availability: {
    text: 'Pour Chrome, Firefox et Edge. Pas encore dans les boutiques : vous prenez le paquet ici et le chargez vous-même.',
    action: 'Ouvrir le tableau de bord',
  },
  features: {
    title: 'Une aide discrète dans un coin',
    items: {
      assistant: {
        title: 'Assistant IA qui apprend',
        text: 'Remarque ce que vous faites encore et encore, et propose un agent pour s’en charger.',
      },
      instant: {
        title: 'Automatisation immédiate',
        text: 'Faites un clic droit sur un tableau, un formulaire ou un texte et confiez-le sur-le-champ à un agent.',
      },
      privacy: {
        title: 'La confidentialité d’abord',
        text: 'Traitement local : ce qu’elle apprend de vos habitudes reste dans votre navigateur.',
      },
      crossSite: {
        title: 'Automatisation multisite',
        text: 'Une tâche peut passer par plusieurs sites. Vous autorisez chacun d’eux une seule fois.',
      },
    },
  },
  menu: {
    label: 'Un exemple du menu contextuel sur un tableau',
    example: 'Exemple',
    page: 'Commandes en cours',
    columns: { order: 'Commande', customer: 'Client', total: 'Total' },
    root: 'Automatiser ceci',
    actions: {
      table: 'Extraire ce tableau',
      record: 'Enregistrer les étapes',
      form: 'Remplir avec mes données',
      run: 'Lancer un agent sur cette page',
    },
  },
  downloads: {
    title: 'Pour votre navigateur',
    lead: 'Construite par cette installation, depuis la même source pour les trois. La taille et l’empreinte sont celles du fichier que vous recevez.',
    available: 'Disponible',
    version: 'Version {version}, {size}',
    button: 'Télécharger',
    named: 'Télécharger pour {browser}',
    busy: 'Téléchargement...',
    started: 'Téléchargement lancé ! Regardez dans votre dossier de téléchargements.',
    failed: 'Le paquet n’a pas pu être récupéré. Vérifiez la connexion et réessayez.',
    checksum: 'SHA-256',
    none: 'Cette installation a été construite sans les paquets. Relancez la construction et ils apparaîtront ici.',
  },
  install: {
    title: 'Installée en trois étapes',
    steps: {
      download: {
        title: 'Télécharger',
        text: 'Prenez ci-dessus le paquet de votre navigateur et décompressez-le dans un dossier qui restera en place.',
      },
      install: {
        title: 'Installer',
        text: 'Chrome et Edge : ouvrez la page des extensions, activez le mode développeur, appuyez sur « Charger l’extension non empaquetée » et choisissez le dossier. Firefox : ouvrez about:debugging, « Ce Firefox », « Charger un module temporaire » ; il reste jusqu’à la fermeture de Firefox.',
      },
      automate: {
        title: 'Automatiser',
        text: 'Connectez-la ci-dessous avec un code à usage unique, puis faites un clic droit où vous voulez et choisissez « Automatiser ceci ».',
      },
    },
  },
  connect: {
    title: 'Connecter un navigateur',
    lead: 'Saisissez l’adresse et un code à usage unique dans le panneau de l’extension. Un navigateur connecté peut lister, créer et lancer des agents et lire ses tâches. Il n’atteint rien d’autre de votre compte.',
    make: 'Connecter un navigateur',
    again: 'Créer un nouveau code',
    code: 'Code à usage unique',
    address: 'Adresse',
    hint: 'Valable pour un navigateur, pendant {minutes, number} minutes.',
    expired: 'Ce code a expiré. Créez-en un nouveau.',
    list: 'Navigateurs connectés',
    none: 'Aucun navigateur n’est encore connecté.',
    seen: 'Vu <when></when>',
    revoke: 'Déconnecter',
    revokeNamed: 'Déconnecter {name}',
    signIn: 'Connectez-vous à votre compte pour connecter un navigateur.',
    signInAction: 'Se connecter',
    failed: 'Cela n’a pas pu être fait. Réessayez.',
    copy: 'Copier',
    copied: 'Copié',
  },
  voices: {
    title: 'Ce qu’en disent les utilisateurs',
    stars: '{stars, number} étoiles sur 5',
    items: {
      research: {
        quote: 'Je recueille des tableaux toute la journée. Maintenant, un clic droit suffit.',
        role: 'Chargée d’études de marché',
      },
      recruiting: {
        quote: 'Elle demande avant de toucher à un nouveau site. C’est pourquoi notre service informatique a dit oui.',
        role: 'Recruteur',
      },
      shop: {
        quote: 'Elle a repéré que je retape la même adresse chaque matin et m’a proposé d’y mettre fin.',
        role: 'Gérante de boutique',
      },
    },
  },
} satisfies Translation<typeof en>
