import type en from '../../en/lab/voice.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Diga o escriba una orden: ejecutar un agente, ir a una página, preguntar qué está en marcha, detenerlo todo. Cada orden recibe respuesta en palabras.',
  listen: 'Escuchar',
  stopListening: 'Dejar de escuchar',
  listening: 'Escuchando…',
  deaf: 'Este navegador no reconoce la voz. Escriba la orden: hace lo mismo.',
  mute: 'Este navegador no puede hablar. Las respuestas se muestran escritas.',
  notAllowed: 'El micrófono no está permitido. Permítalo en los ajustes del navegador para este sitio, o escriba.',
  notHeard: 'No se ha entendido nada. Inténtelo de nuevo o escriba.',
  privacy:
    'Su navegador reconoce la voz; algunos envían el sonido a su fabricante para ello. Este producto no guarda nada.',
  typed: 'Escriba una orden',
  send: 'Enviar',
  spoken: 'Leer las respuestas en voz alta',
  spokenHint: 'Con la voz de su navegador.',
  log: 'Órdenes y respuestas',
  youSaid: 'Usted dijo: {words}',
  yes: 'Sí',
  no: 'No',
  canSay: 'Qué puede decir',
  examples: {
    run: {
      words: 'ejecuta [agente]',
      text: 'Ejecuta uno de sus agentes, cuando haya dicho sí.',
    },
    go: {
      words: 've a historial',
      text: 'Abre una página: panel, agentes, plantillas, ajustes y más.',
    },
    state: {
      words: 'qué se está ejecutando',
      text: 'Nombra el trabajo en marcha.',
    },
    stop: {
      words: 'para todo',
      text: 'Pausa todo el trabajo en marcha, cuando haya dicho sí.',
    },
  },
  ask: {
    run: '¿Ejecutar {name} ahora? Diga o pulse Sí.',
    stop: '{count, plural, one {¿Pausar # tarea en marcha?} other {¿Pausar las # tareas en marcha?}} Diga o pulse Sí.',
  },
  did: {
    run: '{name} se ha iniciado.',
    stop: '{count, plural, =0 {Ya no quedaba nada que pausar.} one {# tarea está en pausa.} other {# tareas están en pausa.}}',
    go: 'Abriendo {place}.',
  },
  nothingAsked: 'No hay nada pendiente de respuesta.',
  left: 'Se queda como está.',
  nothingRuns: 'No hay nada en marcha.',
  runs: '{count, plural, one {# tarea en marcha: {names}.} other {# tareas en marcha: {names}.}}',
  noAgent: 'Ningún agente se llama «{name}».',
  which: 'Varios agentes se llaman «{name}». Diga el nombre completo.',
  unknown: 'No se ha entendido «{words}». La lista muestra lo que puede decir.',
  failed: 'No ha funcionado: no se puede acceder al servidor. Inténtelo de nuevo.',
  places: {
    dashboard: 'el panel',
    agents: 'Mis agentes',
    tasks: 'el historial de tareas',
    templates: 'Plantillas',
    settings: 'Ajustes',
    platforms: 'Plataformas',
    deploy: 'Despliegue',
    performance: 'Rendimiento',
    help: 'Ayuda',
  },
} satisfies Translation<typeof en>
