import type en from '../en/engine.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Quantum Engine',
  subtitle: 'Vos agents, leurs outils et les étapes en cours',
  drawing:
    '{count, plural, =0 {Aucun agent en orbite} one {Image animée de # agent, de ses outils et étapes autour du moteur} other {Image animée de # agents, de leurs outils et étapes autour du moteur}}',
  pause: 'Arrêter l’animation',
  play: 'Reprendre l’animation',
  list: 'Dans l’image',
  agents: 'Agents',
  tools: 'Outils',
  steps: 'Étapes en cours',
  noTools: 'Aucun agent n’a encore d’étapes.',
  noSteps: 'Aucune tâche en cours.',
  usedBy: '{count, plural, one {utilisé par # agent} other {utilisé par # agents}}',
  toolNames: {
    browser: 'Navigateur',
    rows: 'Tableaux',
    extract: 'Extraction',
    forms: 'Formulaires',
    document: 'Documents',
    email: 'E-mail',
    phone: 'Téléphone',
    http: 'Services web',
    mcp: 'Outils connectés',
    other: 'Autres',
  },
  running: 'En cours',
  tasksOf: '{count, plural, =0 {aucune tâche} one {# tâche} other {# tâches}}',
  empty: 'Rien en orbite',
  emptyHint: 'Créez un agent et il prend place ici.',
  newAgent: 'Nouvel agent',
  more: '{count, plural, one {et # autre agent dans la liste} other {et # autres agents dans la liste}}',
} satisfies Translation<typeof en>
