import type en from '../en/pricing.ts'
import type { Translation } from '../index.ts'

export default {
  headline: 'Pague por el trabajo hecho',
  lead: 'Los planes se diferencian en cuánto trabajo pueden hacer sus agentes al mes y en lo que incluyen.',
  sampleNote: 'Contenido de ejemplo',
  billing: { label: 'Periodo de facturación', monthly: 'Mensual', yearly: 'Anual', save: 'Ahorre un 17 %' },
  popular: 'EL MÁS POPULAR',
  perMonth: '/mes',
  billedMonthly: 'Facturación mensual',
  billedYearly: '{price} al año, ahorra {savings}',
  start: 'Empezar',
  startPlan: 'Empezar con {plan}',
  included: 'Incluido',
  limitations: 'Limitaciones',
  descriptions: {
    starter: 'Para una persona con trabajo que delegar.',
    professional: 'Para equipos en crecimiento que automatizan a diario.',
    enterprise: 'Para empresas que funcionan con agentes.',
    custom: 'En local: en sus propias máquinas y con sus propias condiciones.',
  },
  features: {
    actions: '{count, number} acciones de IA al mes',
    agents: 'Hasta {count, number} agentes',
    web: 'Automatización web y extracción de datos',
    templates: 'Todas las plantillas de IA',
    history: 'Historial de tareas con resultados',
    documents: 'Proceso de documentos',
    api: 'Acceso a la API',
    analytics: 'Analítica de uso',
    calls: 'Centro de llamadas con IA',
    roles: 'Roles y acceso en dos pasos',
    priority: 'Soporte prioritario',
    onPremise: 'Se ejecuta en sus propios servidores',
    data: 'Sus datos nunca salen de su red',
    engineer: 'Un ingeniero asignado',
  },
  limits: {
    pause: 'Los agentes se pausan al llegar al límite mensual',
    mail: 'Soporte solo por correo',
    noCalls: 'Sin centro de llamadas con IA',
    noOnPremise: 'Solo alojado, no en local',
    ownServers: 'Usted aporta los servidores',
  },
  trust: {
    title: 'Con lo que puede contar',
    items: {
      guarantee: { value: '100 %', label: 'Garantía de devolución' },
      monitoring: { value: '24/7', label: 'Supervisión de agentes' },
      uptime: { value: '99,9 %', label: 'Disponibilidad' },
      setup: { value: '5 min', label: 'Puesta en marcha' },
    },
  },
  faq: {
    title: 'Preguntas sobre los planes',
    items: {
      limit: {
        question: '¿Qué ocurre cuando alcanzo mi límite mensual?',
        answer:
          'Sus agentes se pausan. No se pierde nada y no se cobra nada adicional: reanudan el trabajo cuando empieza el siguiente periodo, o de inmediato si usted pasa a un plan mayor.',
      },
      change: {
        question: '¿Puedo cambiar de plan más adelante?',
        answer:
          'Sí. Los cambios de plan son inmediatos y se prorratean: un plan mayor se aplica al instante y usted paga solo la diferencia por el resto del periodo. El paso a un plan menor se registra al instante y se aplica desde el siguiente ciclo de facturación, de modo que no pierde nada de lo que ha pagado.',
      },
      action: {
        question: '¿Qué cuenta como acción de IA?',
        answer:
          'Un paso que un agente ha realizado para usted con un modelo o una herramienta: una página abierta, un formulario rellenado, un registro extraído, un mensaje enviado, una llamada realizada. La planificación, los reintentos de un paso fallido y la lectura de sus propios datos son gratuitos.',
      },
      rollover: {
        question: '¿Caducan las acciones no usadas?',
        answer: 'Las acciones no usadas se trasladan durante un periodo de facturación.',
      },
      free: {
        question: '¿Puedo empezar sin pagar?',
        answer:
          'Sí. Todas las cuentas empiezan en el plan gratuito, con {actions, number} acciones de IA al mes y {agents, number} agentes.',
      },
    },
  },
  processing: 'Procesando...',
  paymentError: 'Error de pago',
  paymentErrorText: 'Se produjo un error inesperado. Inténtalo de nuevo.',
  change: {
    title: 'Cambiar a {plan}',
    same: '{plan} ya es tu plan.',
    upgrade: '{plan} empieza de inmediato. Pagas {amount} ahora: la diferencia por lo que queda de este periodo.',
    downgrade: '{plan} empieza el {date}. Hasta entonces conservas lo que has pagado y ahora no se cobra nada.',
    next: 'Próximo pago: {amount} el {date}.',
    pay: 'Pagar {amount} y cambiar',
    confirm: 'Cambiar de plan',
    cancel: 'Cancelar',
    close: 'Cerrar',
    paid: 'Plan cambiado',
    booked: 'Cambio programado',
    now: '{plan} será tuyo en cuanto llegue el pago.',
    later: '{plan} empieza el {date}. Hasta entonces puedes deshacerlo en los ajustes.',
  },
} satisfies Translation<typeof en>
