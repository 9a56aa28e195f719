import type en from '../../en/lab/ethics.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Examine un agent : ce qu’on lui dit, ce que font ses étapes, ce qui lui est permis et ce que ses dernières exécutions ont laissé. Lecture seule.',
  agent: 'Agent',
  noAgentsHint: 'Créez un agent, puis faites-le examiner ici.',
  summary: '{count, plural, =0 {Aucun constat.} one {# constat.} other {# constats.}}',
  looked:
    'Examiné : {steps, plural, one {# étape} other {# étapes}}, {runs, plural, one {# exécution} other {# exécutions}} et {lines, plural, one {# ligne} other {# lignes}} de leurs journaux.',
  noRuns: 'Il ne s’est pas encore exécuté, son historique ne dit donc rien.',
  again: 'Examiner de nouveau',
  clear: 'Rien trouvé',
  found: '{count, plural, one {# constat} other {# constats}}',
  evidence: 'Preuves',
  more: 'et {count, number} de plus',
  checks: {
    'personal-data': {
      title: 'Données personnelles',
      text: 'Adresses, numéros de téléphone, de compte et de carte dans le texte, les étapes et les journaux.',
    },
    permissions: {
      title: 'Permissions plus larges qu’utilisées',
      text: 'Ce qui est permis à l’agent et dont ses étapes n’ont pas besoin.',
    },
    irreversible: {
      title: 'Étapes irréversibles sans approbation',
      text: 'Ce qui ne peut être repris et ne demande rien à personne.',
    },
    unverified: {
      title: 'Succès non vérifié',
      text: 'Exécutions terminées comme réussies sans preuve, ou contre elle.',
    },
  },
  severities: {
    high: 'Élevé',
    medium: 'Moyen',
    low: 'Faible',
  },
  places: {
    objective: 'Dans l’objectif : {says}',
    step: 'Étape {at} : {says}',
    run: 'Exécution : {says}',
  },
  settings: {
    fileAccess: 'L’accès aux fichiers est activé',
    appAccess: 'L’accès aux applications est activé',
  },
  remedies: {
    setup: 'Ouvrir la configuration',
    steps: 'Ouvrir les étapes',
  },
  findings: {
    'personal-in-words': {
      title: 'Des données personnelles figurent dans l’objectif',
      remedy: 'Retirez-les du texte et gardez-les comme identifiant enregistré, ou donnez-les avec l’exécution.',
    },
    'personal-in-steps': {
      title: 'Des données personnelles figurent dans les étapes',
      remedy: 'Remplacez la valeur par une autre donnée avec l’exécution, comme une entrée.',
    },
    'personal-in-runs': {
      title: 'Des exécutions ont touché des données personnelles',
      remedy: 'Ne lisez que les champs nécessaires et assurez-vous de pouvoir traiter les autres.',
    },
    'file-access-unused': {
      title: 'Accès aux fichiers dont aucune étape n’a besoin',
      remedy: 'Désactivez l’accès aux fichiers.',
    },
    'app-access-unused': {
      title: 'Accès aux applications dont aucune étape n’a besoin',
      remedy: 'Désactivez l’accès aux applications.',
    },
    'any-log-in': {
      title: 'Peut utiliser n’importe lequel de vos identifiants ; ses étapes nomment ceux-ci',
      remedy: 'Nommez les identifiants qu’il peut utiliser.',
    },
    'any-site': {
      title: 'Peut visiter n’importe quel site ; ses étapes nomment ceux-ci',
      remedy: 'Nommez les sites qu’il peut visiter.',
    },
    'sends-unasked': {
      title: '{count, plural, one {Une étape envoie} other {# étapes envoient}} sans vous demander',
      remedy: 'Faites-le demander avant tout envoi.',
    },
    'sends-unlimited': {
      title:
        '{count, plural, one {Une étape envoie} other {# étapes envoient}} autant de fois que la liste trouvée est longue',
      remedy: 'Fixez le nombre maximal d’actions par tâche.',
    },
    'contradicted-success': {
      title:
        '{count, plural, one {# exécution se dit réussie} other {# exécutions se disent réussies}}, et les preuves disent le contraire',
      remedy: 'Ouvrez l’exécution, voyez quelle étape est contredite et corrigez-la.',
    },
    'unverified-success': {
      title: '{count, plural, one {# exécution terminée} other {# exécutions terminées}} sans preuve de l’effet',
      remedy: 'Ajoutez une étape qui relit le résultat, ou utilisez-en une dont la réponse le prouve.',
    },
  },
} satisfies Translation<typeof en>
