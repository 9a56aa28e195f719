import type en from '../en/help.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Ayuda y soporte',
  lead: 'Respuestas sobre agentes, planes y sus datos.',
  search: { label: 'Buscar en las respuestas', placeholder: 'Buscar preguntas, respuestas y etiquetas' },
  categories: {
    label: 'Categorías',
    all: 'Todas',
    gettingStarted: 'Primeros pasos',
    billing: 'Precios y facturación',
    integrations: 'Integraciones',
    troubleshooting: 'Solución de problemas',
    security: 'Seguridad y privacidad',
  },
  results: '{count, plural, =0 {No hay respuestas} one {# respuesta} other {# respuestas}}',
  empty: {
    title: 'Ninguna respuesta coincide',
    hint: 'Pruebe con otra palabra o revise todas las categorías.',
    action: 'Borrar la búsqueda',
  },
  helpful: {
    question: '¿Le ha resultado útil?',
    yes: 'Sí',
    no: 'No',
    thanksYes: 'Gracias. Nos alegra saber que le ha servido.',
    thanksNo: 'Gracias. Pruebe con otra palabra en la búsqueda o con la lista de categorías.',
  },
  faq: {
    start: {
      question: '¿Cómo creo mi primer agente?',
      answer:
        'Abra el Command Center, elija «Nuevo agente», póngale un nombre y diga con palabras sencillas para qué sirve. La configuración lleva menos de 2 minutos. Las plantillas de IA le ofrecen un borrador ya rellenado para empezar.',
      tags: 'inicio, agente, crear, configuración, plantilla, primeros pasos',
    },
    rollover: {
      question: '¿Qué pasa con las acciones que no uso?',
      answer:
        'Las acciones no usadas se trasladan durante un periodo de facturación. Al alcanzar el límite mensual, sus agentes se pausan y reanudan el trabajo cuando empieza el siguiente periodo o cuando usted pasa a un plan mayor.',
      tags: 'acciones, límite, traslado, uso, pausa, mes',
    },
    change: {
      question: '¿Cómo cambio de plan?',
      answer:
        'Elija un plan en la página de precios. El paso a un plan mayor es inmediato y usted paga solo la diferencia por el resto del periodo. El paso a un plan menor se aplica en el siguiente ciclo, así que hasta entonces conserva lo que ha pagado.',
      tags: 'plan, ampliar, reducir, facturación, prorrateo, suscripción',
    },
    apps: {
      question: '¿Con qué aplicaciones pueden trabajar mis agentes?',
      answer:
        'Los agentes están hechos para más de 500 aplicaciones: cualquiera que tenga una página web o una API, desde tiendas y CRM hasta correo, documentos y hojas de cálculo. Las capacidades de un agente indican qué puede usar.',
      tags: 'integraciones, aplicaciones, api, crm, conectar, plataformas',
    },
    failed: {
      question: 'Una tarea ha fallado. ¿Qué puedo hacer?',
      answer:
        'Abra el historial de tareas. Una tarea fallida muestra un cuadro «Error» que explica lo ocurrido. Precise la descripción, por ejemplo nombrando la página o el campo. Los reintentos de un paso fallido no cuentan como acciones.',
      tags: 'error, fallo, tarea, historial, reintentar, problema',
    },
    data: {
      question: '¿Quién puede ver mis datos?',
      answer:
        'Solo usted y las personas a las que dé acceso. Los datos se cifran en tránsito y en reposo, y nunca se venden. En la configuración de la cuenta puede exportar todo lo que se guarda sobre usted o eliminar su cuenta.',
      tags: 'seguridad, privacidad, cifrado, exportar, eliminar, rgpd',
    },
  },
} satisfies Translation<typeof en>
