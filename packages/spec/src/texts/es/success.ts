import type en from '../en/success.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Le damos la bienvenida a {product}',
  lead: 'Su espacio de trabajo está listo. Esto es lo que tiene en sus manos.',
  cards: {
    engines: {
      title: '14 motores',
      text: 'Uno para cada tipo de trabajo, desde páginas y formularios hasta documentos, correos y llamadas.',
    },
    quantum: {
      title: 'Quantum AI',
      text: 'El planificador integrado convierte palabras sencillas en pasos, sin ninguna clave.',
    },
    power: { title: 'Potencia real', text: 'El trabajo se realiza y se relee. Lo que cuenta es la prueba.' },
  },
  next: {
    title: 'Próximos pasos',
    steps: {
      agent: 'Cree su primer agente en el Command Center.',
      template: 'O empiece con una de las seis plantillas de IA.',
      settings: 'Elija idioma, zona horaria y tema en la configuración de la cuenta.',
      help: 'Consulte cualquier duda en «Ayuda y soporte».',
    },
  },
  enter: 'Entrar al panel',
  countdown:
    '{seconds, plural, =0 {Abriendo el panel} one {El panel se abre en # segundo} other {El panel se abre en # segundos}}',
  stay: 'Quedarse en esta página',
  stayed: 'Puede quedarse aquí todo el tiempo que quiera.',
} satisfies Translation<typeof en>
