import type en from '../en/mobile.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Aplicación móvil',
  headline: 'Sus agentes, en el bolsillo',
  lead: 'Vea qué está en marcha, apruebe lo que espera e inicie la siguiente tarea, esté donde esté.',
  sampleNote: 'Contenido de ejemplo',
  availability: {
    text: 'Sin tienda y sin paquete: la aplicación se instala desde esta página y no guarda nada privado en el teléfono.',
    action: 'Abrir el panel',
  },
  phone: {
    label: 'Un ejemplo de la aplicación en un teléfono, con cifras de muestra',
    sample: 'Muestra',
    greeting: 'Buenos días',
    activeAgents: 'Agentes activos',
    tasksToday: 'Tareas de hoy',
    timeSaved: 'Tiempo ahorrado',
    hours: '{value, number} h',
    recent: 'Reciente',
    runs: {
      orders: { name: 'Copiar pedidos nuevos', state: 'completada' },
      prices: { name: 'Control de precios', state: 'en curso' },
      invoices: { name: 'Gestor de facturas', state: 'en espera' },
    },
  },
  features: {
    title: 'Pensada para los ratos entre una cosa y otra',
    items: {
      assistant: {
        title: 'Asistente de IA en movimiento',
        text: 'Describa una tarea por voz o por escrito. El plan está listo antes de que guarde el teléfono.',
      },
      automation: {
        title: 'Automatización móvil',
        text: 'Inicie, pause y apruebe el trabajo de sus agentes con un solo pulgar.',
      },
      security: {
        title: 'Segura y privada',
        text: 'Biometría: la aplicación se abre tras la huella o el rostro que desbloquea su teléfono. No guarda nada privado en él.',
      },
      sync: {
        title: 'Sincronización multiplataforma',
        text: 'Lo que empieza en el escritorio continúa en su mano, hasta el último paso.',
      },
    },
  },
  stores: {
    title: 'Consiga la aplicación',
    lead: 'El mismo producto como icono en su pantalla de inicio, en una ventana propia.',
    items: {
      ios: {
        name: 'iOS',
        needs: 'iOS 14.0+',
        how: 'En el teléfono abra esta página en Safari, toque Compartir y después «Añadir a pantalla de inicio».',
      },
      android: {
        name: 'Android',
        needs: 'Android 8.0+',
        how: 'En el teléfono abra esta página en Chrome, abra el menú y elija «Instalar aplicación».',
      },
    },
    download: 'Descargar',
    redirecting: 'Redirigiendo a la tienda de aplicaciones...',
    none: 'Las tiendas no ofrecen esta aplicación. Se instala desde aquí, en unos segundos.',
    install: 'Instalar ahora',
    accepted: 'Instalada. La encontrará entre sus aplicaciones.',
    dismissed: 'No se instaló. Puede hacerlo cuando quiera.',
    already: 'Está usando la aplicación instalada.',
  },
  universal: {
    title: 'Compatible con todas las plataformas',
    lead: 'Una cuenta, tres formas de entrar.',
    items: {
      apps: { title: 'Aplicaciones móviles', text: 'iOS 14.0 o posterior y Android 8.0 o posterior.' },
      extension: {
        title: 'Extensión del navegador',
        text: 'Chrome, Firefox y Edge.',
        action: 'Sobre la extensión',
      },
      web: {
        title: 'Plataforma web',
        text: 'Cualquier navegador actual, en cualquier pantalla.',
        action: 'Abrir el panel',
      },
    },
  },
  voices: {
    title: 'Lo que dice la gente',
    stars: '{stars, number} de 5 estrellas',
    items: {
      site: { quote: 'Apruebo pedidos entre dos visitas de obra.', role: 'Jefe de obra' },
      clinic: {
        quote: 'Un vistazo por la mañana me dice que el trabajo de la noche está hecho.',
        role: 'Administradora de clínica',
      },
      agency: {
        quote: 'Dicto la tarea en el taxi y leo el resultado en la oficina del cliente.',
        role: 'Fundador de una agencia',
      },
    },
  },
} satisfies Translation<typeof en>
