import type en from '../../en/behind/help-answers.ts'
import type { Translation } from '../../index.ts'

export default {
  unknown: 'No sé responder a eso. Lo más cercano que tengo: «{first}» y «{second}».',
  signIn: 'Eso trata de sus propias ejecuciones. Inicie sesión y podré mirarlas.',
  signInTitle: 'Iniciar sesión',
  plans: {
    title: 'Planes y precios',
    line: '{name}: {monthly} al mes o {yearly} al año, {actions} acciones de IA al mes, hasta {agents} agentes.',
    tags: 'precio, precios, cuánto cuesta, plan, starter, pro, enterprise, custom, mensual, anual, dólares, barato, caro',
  },
  failed: {
    none: 'Ninguna de sus tareas ha fallado.',
    text: '«{task}» falló el {when}.',
    step: 'Se detuvo en el paso {position}, «{step}».',
    error: 'El error fue: {error}',
    helps:
      'Qué ayuda: abra la ejecución y mire ese paso. Después continúe desde él, o diga con más exactitud qué página o qué campo es.',
    rejected: 'Qué ayuda: el paso se rechazó o nadie lo aprobó a tiempo. Ejecute la tarea otra vez y apruébelo.',
  },
  last: {
    none: 'Todavía no ha ejecutado ninguna tarea.',
    text: '«{task}» del {when}: {status}. Pasos dados: {steps}. Acciones usadas: {actions}. Coste: {cost}.',
    status: { pending: 'en espera', running: 'en curso', completed: 'completada', failed: 'fallida' },
  },
  waiting: {
    none: 'Nada le espera.',
    approval: '«{task}» espera su aprobación de «{step}».',
    review: '«{task}» quiere saber si un paso ocurrió de verdad.',
    limit: '«{task}» descansa hasta que vuelva a haber acciones.',
    paused: '«{task}» está en pausa.',
    more: 'Y {count} más.',
  },
  left: {
    text: 'Le quedan {left} de {granted} acciones. Un nuevo periodo empieza el {when}.',
    title: 'Uso y plan',
  },
} satisfies Translation<typeof en>
