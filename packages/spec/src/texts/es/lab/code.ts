import type en from '../../en/lab/code.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Tres programas pequeños para leer, cambiar y ejecutar. Se ejecutan de verdad aquí, en un entorno aislado dentro de su navegador.',
  samples: 'Programas de ejemplo',
  empty: 'Elija un programa',
  emptyHint:
    'Todo el código se ejecuta en un entorno seguro: aislado en su navegador y sin red, salvo su propio sitio de prácticas.',
  facts: '{lines, plural, one {# línea} other {# líneas}} · {language} · unos {seconds, number} s',
  code: 'Código',
  restore: 'Deshacer cambios',
  copy: 'Copiar',
  copied: 'Copiado',
  download: 'Descargar',
  run: 'Ejecutar código',
  running: 'En ejecución…',
  stop: 'Detener',
  output: 'Salida',
  progress: 'Progreso de la ejecución',
  ready: 'Pulse «Ejecutar código». Aparece una línea cada 0,8 segundos.',
  loading: { javascript: 'Cargando el motor de JavaScript…', python: 'Cargando Python, unos 13 MB la primera vez…' },
  phase: {
    idle: 'Sin iniciar',
    running: 'En ejecución',
    completed: 'Completado',
    failed: 'Fallido',
    stopped: 'Detenido por usted',
  },
  completed: 'Ejecución completada con éxito',
  runtime: 'Duración',
  memory: 'Memoria',
  optimized: 'Optimizada',
  status: 'Estado',
  success: 'Éxito',
  failed: 'La ejecución ha fallado',
  tooLong: 'Detenido a los {seconds, number} segundos. Busque un bucle sin fin o haga menos en cada ejecución.',
  tooManyLines: 'Detenido tras {lines, number} líneas de salida. Imprima menos, por ejemplo una de cada diez.',
  noEngine: 'No se ha podido cargar el motor. Compruebe la conexión y vuelva a ejecutarlo.',
  difficulty: { beginner: 'Principiante', intermediate: 'Intermedio', advanced: 'Avanzado' },
  language: { javascript: 'JavaScript', python: 'Python' },
  category: { data: 'Extracción de datos', marketing: 'Marketing', commerce: 'Comercio electrónico' },
  items: {
    'web-scraper': {
      title: 'Extractor web',
      text: 'Lee todas las páginas de la tienda de prácticas e indica el precio más bajo, el más alto y el medio.',
    },
    'email-generator': {
      title: 'Generador de correos con IA',
      text: 'Escribe un correo para cada destinatario y estima aperturas, clics y conversiones. No envía nada.',
    },
    'price-monitor': {
      title: 'Vigilante de precios',
      text: 'Compara los precios con los últimos vistos y avisa de bajadas, objetivos y subidas.',
    },
  },
} satisfies Translation<typeof en>
