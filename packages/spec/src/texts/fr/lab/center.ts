import type en from '../../en/lab/center.ts'
import type { Translation } from '../../index.ts'

export default {
  title: 'Centre de commande holographique',
  lead: 'Ce que fait cette installation, relevé toutes les deux secondes. Du travail des autres, il n’indique que des nombres.',
  live: 'En direct',
  reconnecting: 'Reconnexion',
  bars: 'Afficher les barres',
  table: 'Afficher le tableau',
  lastMinute: '{metric}, dernière minute',
  caption: 'Relevés de la dernière minute',
  time: 'Heure',
  events: 'Événements du système',
  noEvents: 'Rien ne s’est encore passé. Dès qu’une tâche s’exécute, ses événements s’affichent ici.',
  streams: 'Flux de données',
  streamBars: 'Événements reçus, une barre par seconde et demie',
  quiet: 'Calme. Rien n’est arrivé durant les {seconds, number} dernières secondes.',
  flow: '{events, plural, one {# événement} other {# événements}} et {steps, plural, one {# étape} other {# étapes}} durant les {seconds, number} dernières secondes.',
  eventCount: 'Événements',
  stepCount: 'Étapes',
} satisfies Translation<typeof en>
