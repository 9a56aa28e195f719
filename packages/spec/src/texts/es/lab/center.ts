import type en from '../../en/lab/center.ts'
import type { Translation } from '../../index.ts'

export default {
  title: 'Centro de mando holográfico',
  lead: 'Lo que hace esta instalación, leído cada dos segundos. Del trabajo de otras personas solo indica cantidades.',
  live: 'En vivo',
  reconnecting: 'Reconectando',
  bars: 'Ver barras',
  table: 'Ver tabla',
  lastMinute: '{metric}, último minuto',
  caption: 'Lecturas del último minuto',
  time: 'Hora',
  events: 'Eventos del sistema',
  noEvents: 'Aún no ha ocurrido nada. En cuanto se ejecute una tarea, sus eventos aparecerán aquí.',
  streams: 'Flujos de datos',
  streamBars: 'Eventos recibidos, una barra por cada segundo y medio',
  quiet: 'En calma. No ha llegado nada en los últimos {seconds, number} s.',
  flow: '{events, plural, one {# evento} other {# eventos}} y {steps, plural, one {# paso} other {# pasos}} en los últimos {seconds, number} s.',
  eventCount: 'Eventos',
  stepCount: 'Pasos',
} satisfies Translation<typeof en>
