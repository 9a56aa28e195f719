import type en from '../../en/lab/demos.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Inicie una tarea y vea trabajar al agente en su propia copia del sitio de prácticas, en directo, del primer paso a la prueba. Gasta acciones como cualquier ejecución.',
  demos: 'Tareas de demostración',
  start: 'Iniciar',
  startOne: 'Iniciar: {title}',
  run: 'La ejecución',
  open: 'Abrir la ejecución con todas sus pruebas',
  picture: 'La página al final de la ejecución',
  noSite: 'Aquí no hay sitio de prácticas',
  noSiteHint: 'Las demostraciones usan el sitio de prácticas. Defina PRACTICE_PORT para tener uno.',
  noBrowser: 'No se encontró ningún navegador en el servidor; los pasos en el navegador fallarán.',
  items: {
    search: {
      title: 'Buscar en una tienda',
      text: 'Busca en la tienda y guarda lo encontrado como hoja de cálculo.',
    },
    order: {
      title: 'Hacer un pedido',
      text: 'Rellena un pedido, lo envía y lee el total.',
    },
    collect: {
      title: 'Reunir precios',
      text: 'Recorre la tienda y guarda todo lo que cuesta menos de 50 dólares como CSV.',
    },
  },
} satisfies Translation<typeof en>
