import type en from '../../en/lab/code.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Trois petits programmes à lire, à modifier et à exécuter. Ils tournent vraiment ici, dans un bac à sable de votre navigateur.',
  samples: 'Programmes d’exemple',
  empty: 'Choisissez un programme',
  emptyHint:
    'Tout le code s’exécute dans un environnement sûr : un bac à sable dans votre navigateur, sans réseau, hormis votre propre site d’entraînement.',
  facts: '{lines, plural, one {# ligne} other {# lignes}} · {language} · environ {seconds, number} s',
  code: 'Code',
  restore: 'Annuler les modifications',
  copy: 'Copier',
  copied: 'Copié',
  download: 'Télécharger',
  run: 'Exécuter le code',
  running: 'En cours…',
  stop: 'Arrêter',
  output: 'Sortie',
  progress: 'Progression de l’exécution',
  ready: 'Appuyez sur « Exécuter le code ». Une ligne apparaît toutes les 0,8 seconde.',
  loading: {
    javascript: 'Chargement du moteur JavaScript…',
    python: 'Chargement de Python, environ 13 Mo la première fois…',
  },
  phase: {
    idle: 'Pas démarré',
    running: 'En cours',
    completed: 'Terminé',
    failed: 'Échec',
    stopped: 'Arrêté par vous',
  },
  completed: 'Exécution terminée avec succès',
  runtime: 'Durée',
  memory: 'Mémoire',
  optimized: 'Optimisée',
  status: 'État',
  success: 'Succès',
  failed: 'L’exécution a échoué',
  tooLong: 'Arrêté après {seconds, number} secondes. Cherchez une boucle sans fin, ou faites-en moins à la fois.',
  tooManyLines: 'Arrêté après {lines, number} lignes de sortie. Affichez-en moins, une ligne sur dix par exemple.',
  noEngine: 'Le moteur n’a pas pu être chargé. Vérifiez la connexion et relancez.',
  difficulty: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
  language: { javascript: 'JavaScript', python: 'Python' },
  category: { data: 'Extraction de données', marketing: 'Marketing', commerce: 'E-commerce' },
  items: {
    'web-scraper': {
      title: 'Extracteur web',
      text: 'Lit toutes les pages de la boutique d’entraînement et donne le prix le plus bas, le plus haut et le prix moyen.',
    },
    'email-generator': {
      title: 'Générateur d’e-mails IA',
      text: 'Écrit un e-mail à chaque destinataire et estime ouvertures, clics et conversions. N’envoie rien.',
    },
    'price-monitor': {
      title: 'Veilleur de prix',
      text: 'Compare les prix aux derniers relevés et signale baisses, objectifs atteints et hausses.',
    },
  },
} satisfies Translation<typeof en>
