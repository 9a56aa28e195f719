import type en from '../en/checkout.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Finalizar el pedido',
  lead: 'Compruebe lo que está a punto de pedir.',
  summary: {
    title: 'Resumen del pedido',
    plan: 'Plan',
    billing: 'Facturación',
    monthly: 'Mensual',
    annual: 'Anual',
    perMonth: '{price} / mes',
    perYear: '{price} / año',
    equals: '{price} al mes, ahorra {savings}',
    totalMonth: 'Total al mes',
    totalYear: 'Total al año',
    included: 'Incluido',
    actions: '{count, number} acciones de IA al mes',
    agents: 'Hasta {count, number} agentes',
    rollover: 'Las acciones no usadas se trasladan durante un periodo de facturación',
    cancel: 'Cancele en cualquier momento',
  },
  descriptions: {
    starter: 'Para una persona con trabajo que delegar.',
    professional: 'Para equipos en crecimiento que automatizan a diario.',
    enterprise: 'Para empresas que funcionan con agentes.',
    custom: 'En local: en sus propias máquinas y con sus propias condiciones.',
  },
  notice: {
    title: 'Falta configurar el pago',
    text: 'Esta instalación no está conectada a ningún proveedor de pagos, por lo que no se puede cobrar nada ni se pide ninguna tarjeta. Mientras tanto puede usar el plan gratuito: {actions, number} acciones de IA al mes y {agents, number} agentes.',
    action: 'Volver a los precios',
    free: 'Usar el plan gratuito',
  },
  details: {
    title: 'Datos de pago',
    methods: 'Forma de pago',
    card: 'Tarjeta',
    googlePay: 'Google Pay',
    applePay: 'Apple Pay',
    pay: 'Pagar {price}',
    processing: 'Procesando...',
    loading: 'Se está cargando el formulario de pago',
    notHere: '{method} no está disponible en este navegador o dispositivo. Paga con tarjeta.',
    unreachable:
      'No se pudo cargar el formulario de pago. Comprueba tu conexión y que nada bloquee al proveedor de pagos.',
    retry: 'Reintentar',
    secure: 'El número de tu tarjeta va directamente al proveedor de pagos, Stripe. Nunca llega a este servidor.',
    failed: 'Pago rechazado',
    error: 'Error de pago',
    errorText: 'Se produjo un error inesperado. Inténtalo de nuevo.',
  },
  has: {
    title: 'Ya tienes {plan}',
    text: 'Un segundo plan se pagaría dos veces. Elige otro en Precios y solo pagarás la diferencia.',
  },
} satisfies Translation<typeof en>
