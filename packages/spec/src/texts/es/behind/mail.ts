import type en from '../../en/behind/mail.ts'
import type { Translation } from '../../index.ts'

export default {
  greeting: 'Hola, {name}:',
  fallback: 'Si el botón no se abre, copie esta dirección en su navegador:',
  always: 'Recibe este correo porque forma parte de su cuenta de {product}.',
  governed: 'Recibe este correo porque las notificaciones por correo están activadas.',
  settings: 'Cambiarlo en la configuración',
  'verify-address': {
    subject: 'Confirme su dirección para {product}',
    title: 'Confirme su correo electrónico',
    text: 'Pulse el botón y sabremos que {email} es suyo.',
    button: 'Confirmar dirección',
    after:
      'El enlace funciona durante {hours} horas. Si no ha creado una cuenta en {product}, puede ignorar este correo.',
  },
  'reset-password': {
    subject: 'Una contraseña nueva para {product}',
    title: 'Elija una contraseña nueva',
    text: 'Alguien, esperamos que usted, ha pedido una contraseña nueva para la cuenta {email}.',
    button: 'Elegir contraseña nueva',
    after:
      'El enlace funciona una sola vez, durante {minutes} minutos. Si no ha sido usted, no haga nada: su contraseña sigue igual.',
  },
  'account-exists': {
    subject: 'Alguien ha intentado registrarse en {product} con su dirección',
    title: 'Ya tiene una cuenta',
    text: 'Alguien, esperamos que usted, ha intentado crear una cuenta para {email}. Ya existe una, y no se ha cambiado nada.',
    button: 'Iniciar sesión',
    after:
      'Si ha olvidado la contraseña, pida una nueva en la página de inicio de sesión. Si no ha sido usted, puede ignorar este correo.',
  },
  receipt: {
    subject: 'Recibo {number} de {product}',
    title: 'Gracias por su pago',
    text: 'Hemos recibido {amount} por {plan} el {date}. La factura lleva el número {number}.',
    button: 'Abrir facturación',
    after: 'Su plan y todas las facturas están en la configuración, en Facturación y suscripción.',
  },
  'usage-high': {
    subject: 'Ha usado el {percent} de sus acciones de IA',
    title: 'Ha usado el {percent} de sus acciones de IA',
    text: 'Ha usado {used} de las {limit} acciones de IA de este periodo. El {date} empieza uno nuevo.',
    button: 'Ver el uso',
    after: 'Si no le basta, un plan mayor se aplica al instante.',
  },
  'usage-reached': {
    subject: 'Se han usado todas las acciones de IA de este periodo',
    title: 'Se han usado todas las acciones de IA',
    text: 'Se han usado las {limit} acciones de IA de este periodo, así que sus agentes descansan. Seguirán por sí solos el {date}.',
    button: 'Cambiar de plan',
    after: 'Con un plan mayor siguen al instante.',
  },
  'approval-waits': {
    subject: 'Una aprobación espera: {task}',
    title: 'Se necesita su aprobación',
    text: 'La tarea «{task}» ha llegado a un paso que no puede dar sin usted.',
    button: 'Ver y decidir',
    after: 'Verá exactamente lo que se haría. Hasta que decida, no se hace nada.',
  },
  'task-failed': {
    subject: 'Una tarea ha fallado: {task}',
    title: 'Una tarea ha fallado',
    text: 'La tarea «{task}» no se ha podido terminar.',
    button: 'Ver qué ha pasado',
    after: 'La ejecución muestra cada paso y puede continuar desde el que falló.',
  },
  'task-needs-review': {
    subject: 'Una tarea le necesita: {task}',
    title: 'Una tarea le necesita',
    text: 'La tarea «{task}» empezó algo y no pudo averiguar si se hizo. Compruébelo antes de que siga.',
    button: 'Ver y decidir',
    after: 'Nada se repite por suposición.',
  },
} satisfies Translation<typeof en>
