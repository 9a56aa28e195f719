import type en from '../en/lab.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Laboratorio de innovación',
  lead: 'Donde se prueban nuevas formas de trabajar con agentes.',
  labels:
    'ACTIVO funciona ya en esta instalación. BETA funciona dentro de los límites que indica. EXPERIMENTAL no está activado aquí.',
  tabs: 'Secciones del laboratorio',
  status: { active: 'ACTIVO', beta: 'BETA', experimental: 'EXPERIMENTAL' },
  create: 'Crear un agente',
  features: {
    title: 'Experimentos',
    items: {
      builder: {
        title: 'Constructor neuronal',
        text: 'Indique un objetivo, elija capacidades y conserve el resultado como agente en el Command Center.',
      },
      languages: {
        title: 'Seis idiomas',
        text: 'Todas las pantallas en inglés, español, francés, alemán, chino y japonés, con cambio sin recargar.',
      },
      voice: { title: 'Control por voz', text: 'Diga lo que quiere que se haga y escuche lo que se hizo.' },
      collab: {
        title: 'Colaboración en vivo',
        text: 'Varias personas en un mismo agente, cada una viendo lo que cambian las demás.',
      },
      ethics: {
        title: 'Ética de la IA',
        text: 'Examina qué toca un agente, qué se le permite y qué ha demostrado, y propone un remedio para cada hallazgo.',
      },
      phone: {
        title: 'IA telefónica',
        text: 'Llamadas según un guion que usted aprueba, cada una con su transcripción.',
      },
      predictive: {
        title: 'IA predictiva',
        text: 'Acciones, coste y el día en que se alcanza el límite, previstos a partir de su propio historial, y la mejor hora para ejecutar.',
      },
      demos: {
        title: 'Demos en vivo',
        text: 'Tareas completas en un sitio de prácticas, desde el primer paso hasta la prueba.',
      },
      code: {
        title: 'Laboratorio de código',
        text: 'Pequeños programas para leer, modificar y ejecutar en un entorno aislado.',
      },
    },
  },
  recent: {
    title: 'Agentes creados recientemente',
    capabilities: '{count, plural, =0 {Sin capacidades} one {# capacidad} other {# capacidades}}',
    power: 'Nivel de potencia',
    noObjective: 'Aún no se ha escrito un objetivo',
    emptyTitle: 'Aún no hay agentes',
    emptyHint: 'Los agentes que cree en el Command Center aparecen aquí.',
    all: 'Todos los agentes',
  },
} satisfies Translation<typeof en>
