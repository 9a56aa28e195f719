import type en from '../en/performance.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Panel de rendimiento de bots',
  subtitle: 'Supervise, pruebe y optimice sus sistemas de automatización con IA',
  tabs: {
    label: 'Rendimiento',
    results: 'Resultados de pruebas',
    health: 'Estado del sistema',
    performance: 'Rendimiento',
    history: 'Historial',
  },
  results: {
    title: 'Sin resultados de pruebas',
    hint: 'Ejecute pruebas completas para ver resultados detallados.',
    now: 'En esta instalación no hay pruebas configuradas. Lo que puede comprobar ahora es su estado.',
    action: 'Ver el estado del sistema',
  },
  performance: {
    title: 'Sin datos de rendimiento',
    hint: 'Los informes de rendimiento se generarán automáticamente.',
    now: 'Aún no hay trabajo del que informar. Cree un agente en el Command Center para tenerlo.',
    action: 'Crear un agente',
  },
  history: {
    title: 'Sin historial de pruebas',
    hint: 'Los datos históricos aparecerán aquí a medida que se ejecuten pruebas.',
    now: 'Las tareas de sus agentes se guardan en el historial de tareas.',
    action: 'Abrir el historial de tareas',
  },
  health: {
    title: 'Sin datos de estado',
    failed: 'El servidor no respondió o no está listo. No se puede mostrar su estado.',
    retry: 'Consultar de nuevo',
    refresh: 'Actualizar',
    checked: 'Según el servidor a las {time}',
    overall: 'Servidor',
    version: 'Versión',
    ready: 'Acepta solicitudes',
    database: 'Base de datos',
    browser: 'Navegador para los agentes',
    browserMissing:
      'No se encontró ningún navegador en el servidor. Instale Chromium en él para que los agentes puedan abrir páginas.',
    yes: 'sí',
    no: 'no',
    status: {
      ok: 'correcto',
      degraded: 'degradado',
      unreachable: 'inaccesible',
      found: 'encontrado',
      missing: 'no encontrado',
    },
  },
} satisfies Translation<typeof en>
