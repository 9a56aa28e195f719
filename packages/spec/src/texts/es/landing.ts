import type en from '../en/landing.ts'
import type { Translation } from '../index.ts'

export default {
  sampleNote: 'Contenido de ejemplo',
  hero: {
    headline: '{product} <em>hace el trabajo.</em>',
    lead: 'Describa una tarea con palabras sencillas. Los agentes la llevan a cabo en un navegador real, en documentos, correos y llamadas, y demuestran que se hizo.',
    start: 'EMPEZAR A AUTOMATIZAR',
    plans: 'Ver planes y precios',
  },
  stage: {
    label: 'Un ejemplo de tarea en {product}: la descripción, el plan elaborado a partir de ella y la prueba',
    example: 'Ejemplo',
    window: 'Command Center',
    running: 'En curso',
    completed: 'Completada',
    verified: 'Verificada',
  },
  results: {
    title: 'Resultados demostrados',
    lead: 'Así puede ser un año de trabajo delegado.',
    items: {
      tasks: { value: '{value}+', label: 'tareas realizadas' },
      success: { value: '{value}', label: 'terminadas con prueba' },
      hours: { value: '{value} h', label: 'ahorradas por persona y mes' },
      rating: { value: '{value} / 5', label: 'valoración media' },
    },
  },
  demo: {
    title: 'Command Center neuronal',
    lead: 'Cuatro agentes trabajando a la vez, cada uno en su tarea, todos en un mismo panel.',
    simulated: 'Simulado',
    load: 'Carga del sistema',
    working: 'trabajando',
    progress: 'Progreso de {name}',
    efficiency: 'Eficiencia',
    network: 'Cuatro agentes conectados a un núcleo',
    agents: {
      sales: { name: 'Explorador de ventas', type: 'ventas', task: 'Califica contactos del formulario web' },
      data: { name: 'Refinador de datos', type: 'datos', task: 'Combina dos listas de precios de proveedores' },
      web: { name: 'Corredor web', type: 'web', task: 'Rellena un portal, página a página' },
      email: { name: 'Mesa de correo', type: 'correo', task: 'Redacta respuestas para su aprobación' },
    },
  },
  features: {
    title: 'Una descripción, todo tipo de trabajo',
    lead: 'Ocho capacidades que se combinan según lo pida la tarea.',
    more: 'Ver planes',
    items: {
      web: {
        title: 'Automatización web',
        text: 'Inicia sesión, hace clic, rellena y envía como lo haría una persona cuidadosa, y advierte cuando una página no dice la verdad.',
      },
      data: {
        title: 'Extracción de datos',
        text: 'Convierte páginas y listados en filas limpias y conserva junto a cada valor su procedencia.',
      },
      platforms: {
        title: 'Multiplataforma',
        text: 'Lleva el trabajo de un sistema al siguiente, para que nadie copie de pestaña en pestaña.',
      },
      monitoring: {
        title: 'Supervisión visual',
        text: 'Observa lo que muestra una página y le cuenta con palabras qué ha cambiado desde la última vez.',
      },
      voice: {
        title: 'Voz y lenguaje natural',
        text: 'Diga o escriba lo que quiere. Sin diagramas de flujo, sin selectores, sin scripts que mantener.',
      },
      analytics: {
        title: 'Analítica',
        text: 'Muestra qué se ejecutó, cuánto tardó, cuánto costó y en qué podría mejorar.',
      },
      calls: {
        title: 'Centro de llamadas con IA',
        text: 'Hace y atiende llamadas con un guion que usted aprueba y deja una transcripción de cada una.',
      },
      documents: {
        title: 'Proceso de documentos',
        text: 'Lee facturas, formularios y contratos, y archiva su contenido donde corresponde.',
      },
    },
  },
  voices: {
    title: 'Lo que dicen los equipos',
    stars: '{stars, number} de 5 estrellas',
    items: {
      operations: {
        quote:
          'Describimos una vez el informe de los lunes. Desde entonces, simplemente está ahí, con la prueba adjunta.',
        role: 'Dirección de operaciones, Northwind Supply',
      },
      support: {
        quote: 'El paso de aprobación nos convenció. Nada sale de la casa sin que uno de nosotros lo haya visto.',
        role: 'Responsable de soporte, Tern & Heron',
      },
      finance: {
        quote: 'Tres días al mes tecleando facturas se convirtieron en una hora revisando excepciones.',
        role: 'Responsable de finanzas, Brightwater',
      },
    },
    awards: {
      label: 'Premios',
      innovation: 'Premio a la innovación en automatización',
      choice: 'Elección de los usuarios',
      security: 'Premio a la confianza en la IA',
      startup: 'Producto del año',
    },
  },
  plans: {
    title: 'Planes para cada volumen de trabajo',
    lead: 'Se miden en acciones de IA al mes. Cambie cuando quiera.',
    popular: 'EL MÁS POPULAR',
    perMonth: '/mes',
    actions: '{count, number} acciones de IA al mes',
    agents: 'Hasta {count, number} agentes',
    choose: 'Ver {plan}',
    items: {
      starter: 'Para una persona con trabajo que delegar.',
      professional: 'Para equipos en crecimiento que automatizan a diario.',
      enterprise: 'Para empresas que funcionan con agentes.',
      custom: 'En sus propias máquinas y con sus propias condiciones.',
    },
  },
  how: {
    title: 'Cómo trabajan los bots de IA',
    lead: 'De una frase a un resultado que puede comprobar, en cinco pasos.',
    example: 'Ejemplo',
    steps: {
      describe: {
        title: 'Describa la tarea',
        text: 'Escriba lo que quiere que se haga, como se lo diría a un compañero.',
        example: 'Cada lunes, enumera las facturas vencidas y envíame el total por correo.',
      },
      analyze: {
        title: 'La IA analiza',
        text: 'El planificador convierte sus palabras en pasos e indica cuáles solo leen y cuáles envían.',
        example: '4 pasos: 3 leen, 1 envía. Previsión: 5 acciones.',
      },
      assemble: {
        title: 'Montaje del bot',
        text: 'El agente recibe exactamente las herramientas que necesitan estos pasos, y ninguna más.',
        example: 'browser.open, document.extract, email.send',
      },
      execute: {
        title: 'Ejecución en vivo',
        text: 'Usted ve cada paso mientras ocurre y aprueba lo que no se puede deshacer.',
        example: 'El paso 4 quiere enviarle 1 correo. ¿Aprobar?',
      },
      results: {
        title: 'Resultados',
        text: 'Recibe el resultado junto con su prueba: lo que se releyó, no lo que afirmó una página.',
        example: '7 facturas vencidas, 12.480 $ en total. Suma comprobada dos veces.',
      },
    },
  },
  closing: {
    title: 'Delegue hoy la primera tarea',
    lead: 'Elija un plan o eche antes un vistazo al panel.',
    start: 'EMPEZAR A AUTOMATIZAR',
    dashboard: 'Abrir el panel',
  },
} satisfies Translation<typeof en>
