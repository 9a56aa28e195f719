import type en from '../en/tasks.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Historial de tareas',
  subtitle: 'Todas las tareas ejecutadas y sus resultados',
  loading: 'Cargando tareas',
  connection: { live: 'En vivo', reconnecting: 'Reconectando' },
  empty: 'Aún no se han ejecutado tareas',
  emptyHint: 'Ejecute tareas con sus agentes para ver aquí su historial y sus resultados.',
  emptyAction: 'Abrir mis agentes',
  unknownAgent: 'Agente {id}',
  noAgent: 'Sin agente',
  noDuration: 'N/D',
  duration: 'Duración',
  result: 'Resultado',
  error: 'Error',
  showMore: 'Mostrar más',
  loadingMore: 'Cargando tareas anteriores',
  status: { pending: 'Pendiente', running: 'En curso', completed: 'Completada', failed: 'Fallida' },
  reason: {
    'awaiting-approval': 'Espera aprobación',
    'limit-reached': 'En pausa: límite alcanzado',
    scheduled: 'Programada',
    cancelled: 'Cancelada',
    'needs-review': 'Requiere revisión',
  },
  steps: {
    show: 'Mostrar pasos',
    hide: 'Ocultar pasos',
    title: 'Pasos',
    none: 'No se realizó ningún paso.',
    attempts: '{count, plural, one {# intento} other {# intentos}}',
    effect: { reads: 'lee', writes: 'escribe', sends: 'envía' },
    status: { intent: 'Iniciado', done: 'Hecho', failed: 'Fallido', review: 'Requiere revisión' },
  },
  verdict: { verified: 'Verificada', contradicted: 'Desmentida', unverified: 'Sin verificar' },
} satisfies Translation<typeof en>
