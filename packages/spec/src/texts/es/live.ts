import type en from '../en/live.ts'
import type { Translation } from '../index.ts'

export default {
  live: 'En vivo',
  watch: 'Ver en vivo',
  stop: 'Dejar de ver',
  takeOver: 'Tomar el control',
  handBack: 'Devolver',
  asked: 'El agente está terminando su paso',
  yours: 'La página es tuya. El agente espera y su tiempo no corre.',
  kept: 'Lo que escribes no se guarda.',
  esc: '<key>Esc</key> te devuelve el teclado',
  page: 'La página de esta tarea: haz clic y escribe en ella',
  picture: 'La página tal como la ve el agente: {title}',
  address: 'Dirección de la página',
  open: 'Abrir',
  back: 'Volver atrás',
  type: 'Escribir en la página',
  send: 'Escribirlo',
  erase: 'Borrar el carácter anterior',
  enter: 'Pulsar Intro en la página',
  none: 'Ahora mismo no hay ningún navegador abierto.',
  waiting: 'Esperando la primera imagen',
} satisfies Translation<typeof en>
