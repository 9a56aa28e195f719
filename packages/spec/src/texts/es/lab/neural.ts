import type en from '../../en/lab/neural.ts'
import type { Translation } from '../../index.ts'

export default {
  title: 'Interfaz neuronal',
  lead: 'Muestra cómo los pensamientos podrían convertirse en agentes. No se lee ningún dispositivo: ondas y pensamientos son inventados.',
  simulated: 'Simulado',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  connect: 'Conectar',
  disconnect: 'Desconectar',
  create: 'Crear agente',
  waves: 'Ondas cerebrales',
  bandBars: 'Ondas {band}, simuladas',
  bands: {
    delta: 'Delta',
    theta: 'Theta',
    alpha: 'Alfa',
    beta: 'Beta',
    gamma: 'Gamma',
  },
  thoughts: 'Patrones de pensamiento',
  listening: 'Escuchando. El primer patrón aparece en tres segundos.',
  disconnectedHint: 'Conecte para ver ondas cerebrales y patrones de pensamiento.',
  confidence: 'Confianza',
  categories: {
    command: 'Orden',
    query: 'Consulta',
    emotion: 'Emoción',
    intent: 'Intención',
  },
  phrases: {
    command: {
      first: 'Pausar lo que se está ejecutando',
      second: 'Abrir el último resultado',
      third: 'Iniciar el informe de la mañana',
    },
    query: {
      first: '¿Qué agente fue hoy el más lento?',
      second: '¿Cuántas acciones quedan?',
      third: '¿Salió bien la última ejecución?',
    },
    emotion: {
      first: 'Satisfacción con el último resultado',
      second: 'Impaciencia con la cola',
      third: 'Curiosidad por una plantilla nueva',
    },
    intent: {
      first: 'Reunir cada mañana los precios de tres competidores y decirme qué ha cambiado',
      second: 'Leer las facturas de mi bandeja de entrada y pasar los totales a una tabla',
      third: 'Vigilar la página de un producto y avisarme cuando vuelva a estar disponible',
    },
  },
  names: {
    first: 'Vigía de precios',
    second: 'Lector de facturas',
    third: 'Vigía de existencias',
  },
} satisfies Translation<typeof en>
