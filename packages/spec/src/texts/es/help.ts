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
    count: '{count, plural, =0 {} one {A # persona le resultó útil} other {A # personas les resultó útil}}',
    signIn: 'Inicie sesión para decir si le ha servido',
    failed: 'Su voto no se ha guardado',
  },
  chat: {
    title: 'Preguntar al asistente de IA',
    lead: 'Respuestas de la ayuda y de sus propias ejecuciones.',
    hello: 'Pregunte lo que quiera sobre el producto o sobre su propio trabajo: «¿Por qué falló mi última tarea?»',
    label: 'Su pregunta',
    placeholder: 'Escriba su pregunta',
    keys: 'Intro envía, Mayús e Intro empieza una línea nueva.',
    send: 'Enviar',
    close: 'Cerrar',
    typing: 'El asistente está escribiendo',
    you: 'Usted',
    assistant: 'Asistente',
    sources: 'Fuentes',
    log: 'Conversación',
    noAnswer: 'Lo siento, no he podido procesar su pregunta en este momento. Inténtelo de nuevo.',
    noConnection: 'Tengo problemas de conexión en este momento. Inténtelo de nuevo dentro de un instante.',
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
        'Solo usted y las personas a las que dé acceso. Las contraseñas y claves se sellan con una clave de cifrado propia de su cuenta, y nada se vende nunca. En la configuración de la cuenta puede exportar todo lo que se guarda sobre usted o eliminar su cuenta.',
      tags: 'seguridad, privacidad, cifrado, exportar, eliminar, rgpd',
    },
  },
} satisfies Translation<typeof en>
