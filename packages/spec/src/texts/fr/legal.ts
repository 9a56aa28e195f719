import type en from '../en/legal.ts'
import type { Translation } from '../index.ts'

export default {
  lastUpdated: 'Dernière mise à jour le {date, date, long}',
  contents: 'Sur cette page',
  related: 'Informations juridiques et confiance',
  sampleNote: 'Contenu d’exemple : l’exploitant de cette installation remplace ces déclarations par les siennes.',
  names: {
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    cookies: 'Politique relative aux cookies',
    security: 'Aperçu de la sécurité',
    compliance: 'Conformité et certifications',
  },
  privacy: {
    intro:
      'Cette politique indique quelles données {product} collecte à votre sujet, à quoi elles servent, qui peut les voir et ce que vous pouvez nous demander.',
    sections: {
      collect: {
        title: 'Données que nous collectons',
        text: 'Nous ne collectons que ce dont le service a besoin :',
        items: {
          account:
            '<b>Données du compte</b> : votre nom, votre adresse e-mail, votre mot de passe (sous forme de hachage) et vos paramètres.',
          payment:
            '<b>Informations de paiement</b> : traitées par notre prestataire de paiement par carte. Nous conservons les derniers chiffres et la facture, jamais le numéro de la carte.',
          professional:
            '<b>Informations professionnelles</b> : votre entreprise et votre fonction, si vous les indiquez.',
          usage:
            '<b>Utilisation</b> : les agents que vous créez, les tâches qu’ils exécutent et les actions d’IA qu’ils consomment.',
          technical: '<b>Données techniques</b> : adresse IP, navigateur, appareil et entrées de journal.',
        },
      },
      use: {
        title: 'Comment nous les utilisons',
        text: 'Pour exécuter vos agents et vous montrer leurs résultats, pour facturer votre offre, pour vous répondre, pour maintenir la sécurité du service, pour l’améliorer et pour remplir nos obligations légales. Le contenu de vos tâches n’est pas utilisé à des fins publicitaires.',
      },
      sharing: {
        title: 'Aucune vente, et quand nous partageons',
        text: 'Nous ne vendons pas vos données. Nous ne les partageons que dans les cas suivants :',
        items: {
          providers:
            'avec des prestataires qui travaillent pour nous sous contrat, par exemple pour l’hébergement et le paiement',
          request: 'avec les plateformes avec lesquelles vous demandez à un agent de travailler',
          law: 'lorsque la loi nous y oblige',
          transfer: 'avec un successeur, si l’activité est cédée, selon cette même politique',
        },
      },
      protection: {
        title: 'Chiffrement',
        text: 'Les données sont chiffrées avec TLS 1.3 en transit et avec AES-256 au repos : le produit scelle lui-même les mots de passe, les clés et les autres secrets, et le stockage de l’exploitant chiffre le reste. L’accès est limité aux personnes qui en ont besoin et il est journalisé.',
      },
      rights: {
        title: 'Vos droits',
        text: 'Vous pouvez demander chacun des points suivants. Nous répondons aux demandes relatives à la confidentialité dans un délai de 30 jours.',
        items: {
          access: '<b>Accès et portabilité</b> : une copie de vos données dans un format courant.',
          correction: '<b>Rectification</b> de ce qui est inexact.',
          deletion: '<b>Effacement</b> de votre compte et de ses données.',
          restriction: '<b>Limitation</b> de l’usage qui en est fait.',
          objection: '<b>Opposition</b> à un usage.',
          withdrawal: '<b>Retrait du consentement</b>, à tout moment, pour l’avenir.',
        },
      },
      transfers: {
        title: 'Transferts internationaux',
        text: 'Lorsque des données quittent votre pays, des clauses contractuelles types ou une décision d’adéquation les protègent comme chez vous.',
      },
      retention: {
        title: 'Combien de temps nous les conservons',
        text: 'Aussi longtemps que votre compte existe ; les tâches et les fichiers, aussi longtemps que le prévoit votre forfait. À la fin d’un forfait ou d’un contrat, vos données peuvent encore être exportées pendant 30 jours. Si vous supprimez vous-même votre compte, tout est effacé aussitôt : exportez vos données avant. Les factures sont conservées aussi longtemps que le droit fiscal l’exige.',
      },
      changes: {
        title: 'Modifications de cette politique',
        text: 'Nous annonçons les modifications substantielles 30 jours à l’avance, par e-mail et sur cette page.',
      },
    },
  },
  terms: {
    intro: 'Ces conditions s’appliquent entre vous et l’exploitant de {product} lorsque vous utilisez le service.',
    sections: {
      eligibility: {
        title: 'Qui peut l’utiliser',
        text: 'Vous devez avoir 18 ans ou plus. Vous gardez vos identifiants pour vous, donnez des renseignements exacts et répondez de ce qui est fait avec votre compte, y compris du travail que vous confiez à des agents.',
      },
      use: {
        title: 'Utilisation acceptable',
        text: 'Utilisez les agents pour un travail licite, sur des systèmes auxquels vous avez le droit d’accéder et dans le respect des règles de ces systèmes. Il est interdit :',
        items: {
          law: 'd’enfreindre une loi ou de porter atteinte aux droits d’autrui',
          access: 'de pénétrer sans autorisation dans des systèmes ou des comptes',
          spam: 'd’envoyer des messages indésirables, de tromper des personnes ou de se faire passer pour autrui',
          harm: 'de diffuser des logiciels malveillants ou de surcharger un service',
          resell: 'de revendre le service ou d’en contourner les limites',
        },
      },
      availability: {
        title: 'Disponibilité',
        text: 'Nous visons une disponibilité de 99,9 %. Les maintenances planifiées sont annoncées. Les agents se mettent en pause lorsque la limite mensuelle d’une offre est atteinte.',
      },
      payment: {
        title: 'Offres et paiement',
        text: 'Les abonnements payants sont facturés d’avance par l’intermédiaire d’un prestataire de paiement par carte.',
        items: {
          increases: 'Nous annonçons les hausses de prix 30 jours à l’avance.',
          refunds:
            'Les mois entamés ne sont pas remboursés, sauf si la loi l’exige. Notre garantie « satisfait ou remboursé » n’en est pas affectée.',
          failed: 'Si un paiement échoue, le service peut être suspendu et des frais de retard peuvent s’appliquer.',
        },
      },
      ending: {
        title: 'Résiliation et fin du contrat',
        text: 'Vous pouvez résilier à tout moment ; le service se poursuit jusqu’à la fin de la période payée. Nous pouvons mettre fin à un compte qui enfreint ces conditions. Vos données peuvent être exportées pendant 30 jours après la fin du contrat, puis elles sont supprimées. Si vous supprimez vous-même votre compte, tout est effacé aussitôt.',
      },
      content: {
        title: 'Vos contenus',
        text: 'Ce que vous saisissez et ce que vos agents produisent vous appartient. Vous nous autorisez à le traiter dans la mesure où le service le nécessite.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'Le service est fourni en l’état. Dans la mesure où la loi le permet, notre responsabilité est limitée aux montants que vous avez payés au cours des 12 mois précédant la réclamation.',
      },
      changes: {
        title: 'Modifications de ces conditions',
        text: 'Nous pouvons modifier ces conditions lorsque le service ou la loi change, et nous vous en informons avant qu’une modification substantielle ne s’applique. Quiconque n’est pas d’accord peut résilier ; quiconque continue d’utiliser le service accepte les nouvelles conditions.',
      },
      disputes: {
        title: 'Droit applicable et litiges',
        text: 'Le droit de la Californie s’applique ; les tribunaux de San Francisco sont compétents. Les litiges suivent trois étapes, dans cet ordre :',
        items: {
          direct: 'résolution directe : vous nous écrivez et nous cherchons ensemble une solution',
          mediation: 'médiation par une personne neutre',
          litigation: 'procédure judiciaire, si les deux premières ont échoué',
        },
      },
    },
  },
  cookies: {
    intro:
      'Les cookies sont de petits fichiers qu’un site conserve dans votre navigateur. Cette page énumère ceux que {product} utilise, ainsi que d’autres stockages du même genre.',
    sections: {
      categories: {
        title: 'Catégories',
        text: 'Chaque cookie appartient à l’une de cinq catégories :',
        items: {
          essential:
            '<b>Essentiels</b> : connexion et protection contre les requêtes falsifiées. Le service ne fonctionne pas sans eux.',
          performance:
            '<b>Performance</b> : la vitesse de chargement des pages et l’endroit où surviennent les erreurs.',
          functional: '<b>Fonctionnels</b> : votre langue, votre thème et vos autres choix.',
          analytics: '<b>Analyse</b> : quelles parties du service sont utilisées, globalement.',
          marketing: '<b>Marketing</b> : si l’une de nos annonces vous a amené ici.',
        },
      },
      firstParty: {
        title: 'Cookies internes',
        text: 'Nous déposons nous-mêmes les cookies suivants :',
        table: {
          head: { name: 'Cookie', purpose: 'Finalité', duration: 'Durée' },
          session: {
            name: 'Session',
            purpose: 'Maintient votre connexion',
            duration: '7 jours après votre dernière visite',
          },
          csrf: { name: 'Jeton CSRF', purpose: 'Rejette les requêtes falsifiées', duration: 'Session' },
          preferences: { name: 'Préférences', purpose: 'Langue, thème et disposition', duration: '1 an' },
          analytics: {
            name: 'Identifiant d’analyse',
            purpose: 'Compte les visites, si vous l’autorisez',
            duration: '2 ans',
          },
        },
      },
      thirdParty: {
        title: 'Services tiers',
        text: 'Ces services peuvent déposer leurs propres cookies lorsqu’une installation les utilise :',
        table: {
          head: { name: 'Service', purpose: 'Finalité', duration: 'Catégorie' },
          payment: {
            name: 'Paiement',
            purpose: 'Paiements par carte et contrôle de la fraude',
            duration: 'Essentiels',
          },
          analytics: { name: 'Analyse', purpose: 'Statistiques d’utilisation', duration: 'Analyse' },
          chat: {
            name: 'Chat d’assistance',
            purpose: 'Poursuit une conversation avec l’assistance',
            duration: 'Fonctionnels',
          },
          cdn: {
            name: 'CDN',
            purpose: 'Fournit les fichiers depuis un serveur proche de vous',
            duration: 'Performance',
          },
        },
      },
      storage: {
        title: 'Autres stockages',
        text: 'Outre les cookies, votre navigateur peut conserver :',
        items: {
          local: '<b>Stockage local</b> : les choix durables, tels que le thème et vos réponses dans l’aide.',
          session: '<b>Stockage de session</b> : les brouillons, jusqu’à la fermeture de l’onglet.',
          indexed:
            '<b>Stockage indexé</b> : des fichiers plus volumineux de l’application, pour travailler hors ligne.',
        },
      },
      agents: {
        title: 'Cookies que rencontrent vos agents',
        text: 'Un agent qui travaille sur une page web reçoit les cookies de cette page, comme le ferait votre propre navigateur. Ils sont conservés séparément pour chaque compte, ne servent qu’à la tâche en cours et sont supprimés avec les identifiants que vous avez enregistrés pour cette page.',
      },
      choices: {
        title: 'Vos choix',
        text: 'Votre navigateur peut refuser ou supprimer les cookies. Sans les cookies essentiels, vous ne pouvez pas vous connecter ; sans les autres, tout continue de fonctionner. Le « Partage de statistiques » est désactivé tant que vous ne l’activez pas dans les paramètres du compte.',
      },
      changes: {
        title: 'Modifications de cette page',
        text: 'Avant d’utiliser un nouveau cookie, nous l’ajoutons à ces listes. La date en haut de page indique quand elles ont été modifiées pour la dernière fois. Pour toute question, écrivez à l’adresse d’assistance indiquée en pied de page.',
      },
    },
  },
  security: {
    intro:
      'Comment {product} protège votre compte, vos données et le travail de vos agents, et comment signaler une faille.',
    sections: {
      framework: {
        title: 'Cadre',
        text: 'Nos contrôles suivent le cadre de cybersécurité du NIST, les CIS Controls et le référentiel de vérification de l’OWASP. Ils sont revus chaque année et après chaque incident.',
      },
      data: {
        title: 'Protection des données',
        text: 'Les connexions utilisent TLS 1.3. Les mots de passe, les clés et les autres secrets dont les agents ont besoin sont scellés avec AES-256 sous une clé propre à chaque compte ; ils ne sont montrés à personne et sont retirés des journaux, des traces et des images. Les tâches et les fichiers se trouvent sur le stockage de l’exploitant, qui les chiffre avec AES-256. Les sauvegardes sont elles aussi chiffrées, et leur restauration est régulièrement exercée.',
      },
      access: {
        title: 'Accès',
        text: 'L’accès suit le principe du moindre privilège :',
        items: {
          roles: 'accès fondé sur les rôles, pour notre personnel et au sein de votre compte',
          mfa: 'authentification multifacteur, obligatoire pour notre personnel et à votre disposition',
          sessions: 'sessions que vous pouvez voir et fermer une à une',
          logs: 'un enregistrement de chaque accès administratif',
        },
      },
      agents: {
        title: 'Agents au travail',
        text: 'Un agent ne dispose que des outils dont sa tâche a besoin. Vous décidez quand il demande votre approbation : avant d’envoyer quelque chose, avant toute modification ou, par défaut, lorsque se rencontrent un texte extérieur, vos données privées et une modification. Il demande toujours lorsqu’une page ou un message déciderait où va quelque chose. Ce que dit une page web est traité comme un contenu, jamais comme un ordre.',
      },
      operations: {
        title: 'Exploitation',
        text: 'Les modifications sont relues par une seconde personne et testées avant leur mise en service. Les systèmes sont surveillés jour et nuit, les dépendances sont vérifiées avant chaque version quant aux failles connues, et une société externe teste le service une fois par an.',
      },
      people: {
        title: 'Personnes',
        text: 'Quiconque travaille avec des données de clients est tenu à la confidentialité et formé chaque année. L’accès prend fin le jour où la mission prend fin.',
      },
      remediation: {
        title: 'Correction des failles',
        text: 'Les failles sont classées par gravité et corrigées dans les délais cibles suivants :',
        table: {
          head: { name: 'Gravité', purpose: 'Signification', duration: 'Corrigée sous' },
          critical: {
            name: 'Critique',
            purpose: 'Des données ou le contrôle peuvent être obtenus de l’extérieur',
            duration: '24 heures',
          },
          high: { name: 'Élevée', purpose: 'De même, sous certaines conditions', duration: '7 jours' },
          medium: { name: 'Moyenne', purpose: 'Effet limité, ou difficile à atteindre', duration: '30 jours' },
          low: { name: 'Faible', purpose: 'Aucun effet direct', duration: '90 jours' },
        },
      },
      report: {
        title: 'Signaler une faille',
        text: 'Écrivez à l’adresse d’assistance indiquée en pied de page, avec les étapes qui montrent la faille. Nous accusons réception des signalements dans les 24 heures et vous tenons informé jusqu’à la correction. Quiconque signale de bonne foi et épargne les données d’autrui n’a rien à craindre de nous.',
      },
      incidents: {
        title: 'Incidents',
        text: 'Si vos données sont touchées, nous vous disons sans délai ce qui s’est passé, ce que cela signifie pour vous et ce que nous faisons pour y remédier.',
      },
    },
  },
  compliance: {
    intro: 'Les lois et les normes pour lesquelles {product} est conçu, et comment demander des justificatifs.',
    sections: {
      privacy: {
        title: 'Lois sur la protection des données',
        text: 'Les droits que ces lois confèrent sont ouverts à tous les utilisateurs, où qu’ils vivent :',
        table: {
          head: { name: 'Loi', purpose: 'Ce qu’elle couvre', duration: 'Région' },
          gdpr: {
            name: 'RGPD',
            purpose: 'Données personnelles, avec une base légale pour chaque usage',
            duration: 'Union européenne',
          },
          ccpa: { name: 'CCPA', purpose: 'Connaître, supprimer et ne pas vendre les données', duration: 'Californie' },
          pipeda: {
            name: 'LPRPDE (PIPEDA)',
            purpose: 'Traitement loyal des renseignements personnels',
            duration: 'Canada',
          },
          lgpd: { name: 'LGPD', purpose: 'Données personnelles et leur traitement', duration: 'Brésil' },
        },
      },
      standards: {
        title: 'Normes de sécurité',
        text: 'Nos contrôles sont organisés selon ces normes :',
        table: {
          head: { name: 'Norme', purpose: 'Ce qu’elle couvre', duration: 'Nature' },
          soc2: {
            name: 'SOC 2 Type II',
            purpose: 'Sécurité, disponibilité et confidentialité dans la durée',
            duration: 'Audit',
          },
          iso27001: {
            name: 'ISO/IEC 27001',
            purpose: 'Management de la sécurité de l’information',
            duration: 'Norme ISO',
          },
          iso27017: { name: 'ISO/IEC 27017', purpose: 'Sécurité des services cloud', duration: 'Norme ISO' },
          iso27018: { name: 'ISO/IEC 27018', purpose: 'Données personnelles dans le cloud', duration: 'Norme ISO' },
          pci: {
            name: 'PCI DSS',
            purpose: 'Données de carte, traitées par le prestataire de paiement',
            duration: 'Secteur des cartes',
          },
        },
      },
      processing: {
        title: 'Traitement des données',
        text: 'En tant que sous-traitant, nous agissons uniquement sur vos instructions. Un accord de traitement des données avec des clauses contractuelles types, une liste des sous-traitants ultérieurs et les mesures techniques font partie de la documentation.',
      },
      practice: {
        title: 'En pratique',
        text: 'Ce que demandent les normes fait partie du produit :',
        items: {
          export: 'export et suppression de vos données dans les paramètres du compte',
          consent: 'analyse uniquement avec votre consentement, désactivée par défaut',
          retention:
            'vos données peuvent être exportées pendant 30 jours après la fin du contrat, puis elles sont supprimées',
          training: 'formation annuelle de toutes les personnes disposant d’un accès',
        },
      },
      audits: {
        title: 'Audits',
        text: 'Des auditeurs indépendants examinent les contrôles une fois par an. Les constats sont suivis jusqu’à leur clôture, avec les mêmes délais cibles que les failles dans l’aperçu de la sécurité. Les clients des offres Enterprise et Custom peuvent envoyer leurs propres questionnaires.',
      },
      subprocessors: {
        title: 'Sous-traitants ultérieurs',
        text: 'L’hébergement, le paiement et l’e-mail sont les services auxquels nous transmettons des données. Chacun est tenu par contrat aux mêmes obligations que nous, et nous annonçons tout nouveau service avant qu’il ne commence.',
      },
      documents: {
        title: 'Demander la documentation',
        text: 'Écrivez à l’adresse d’assistance indiquée en pied de page et nommez les documents dont vous avez besoin. Les demandes de documentation reçoivent une réponse sous 2 à 3 jours ouvrés ; certains documents exigent un accord de confidentialité.',
      },
      responsibility: {
        title: 'Responsabilité partagée',
        text: 'Nous répondons du service, vous de ce que vous laissez faire aux agents : quelles données ils voient, dans quels systèmes ils entrent et si vos propres règles le permettent.',
      },
    },
  },
} satisfies Translation<typeof en>
