import type en from '../en/tasks.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Historial de tareas',
  subtitle: 'Todas las tareas ejecutadas y sus resultados',
  loading: 'Cargando tareas',
  empty: 'Aún no se han ejecutado tareas',
  emptyHint: 'Ejecute tareas con sus agentes para ver aquí su historial y sus resultados.',
  emptyAction: 'Abrir mis agentes',
  unknownAgent: 'Agente {id}',
  deletedAgent: 'Agente eliminado',
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
} satisfies Translation<typeof en>
