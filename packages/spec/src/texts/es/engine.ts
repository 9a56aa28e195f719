import type en from '../en/engine.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Quantum Engine',
  subtitle: 'Sus agentes, sus herramientas y los pasos que dan ahora',
  drawing:
    '{count, plural, =0 {Ningún agente en órbita} one {Imagen en movimiento de # agente, sus herramientas y pasos en torno al motor} other {Imagen en movimiento de # agentes, sus herramientas y pasos en torno al motor}}',
  pause: 'Pausar movimiento',
  play: 'Reanudar movimiento',
  list: 'En la imagen',
  agents: 'Agentes',
  tools: 'Herramientas',
  steps: 'Pasos ahora',
  noTools: 'Ningún agente tiene pasos todavía.',
  noSteps: 'No hay ninguna tarea en curso.',
  usedBy: '{count, plural, one {usada por # agente} other {usada por # agentes}}',
  toolNames: {
    browser: 'Navegador',
    rows: 'Tablas',
    extract: 'Extracción',
    forms: 'Formularios',
    document: 'Documentos',
    email: 'Correo',
    phone: 'Teléfono',
    http: 'Servicios web',
    mcp: 'Herramientas conectadas',
    other: 'Otras',
  },
  running: 'En curso',
  tasksOf: '{count, plural, =0 {aún sin tareas} one {# tarea} other {# tareas}}',
  empty: 'Aún no hay nada en órbita',
  emptyHint: 'Cree un agente y ocupará su lugar aquí.',
  newAgent: 'Nuevo agente',
  more: '{count, plural, one {y # agente más en la lista} other {y # agentes más en la lista}}',
} satisfies Translation<typeof en>
