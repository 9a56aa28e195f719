import type en from '../en/extension.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Extensión del navegador',
  headline: 'Automatización donde usted ya trabaja',
  lead: 'La extensión de {product} lleva sus agentes a la página que tiene delante: aprende de lo que usted repite y se encarga de ello cuando usted lo dice.',
  sampleNote: 'Contenido de ejemplo',
  availability: {
    text: 'Esta instalación no incluye los paquetes de la extensión. Todo lo que hacen sus agentes está también a su alcance en este navegador.',
    action: 'Abrir el panel',
  },
  features: {
    title: 'Un ayudante discreto en la esquina',
    items: {
      assistant: {
        title: 'Asistente de IA que aprende',
        text: 'Advierte lo que usted hace una y otra vez, y propone un agente para ello.',
      },
      instant: {
        title: 'Automatización al instante',
        text: 'Haga clic derecho en una tabla, un formulario o un texto y entrégueselo a un agente en el acto.',
      },
      privacy: {
        title: 'La privacidad, primero',
        text: 'Procesamiento local: lo que aprende de sus hábitos se queda en su navegador.',
      },
      crossSite: {
        title: 'Automatización entre sitios',
        text: 'Una tarea puede pasar por varios sitios. Usted autoriza cada uno una sola vez.',
      },
    },
  },
  menu: {
    label: 'Un ejemplo del menú contextual sobre una tabla',
    example: 'Ejemplo',
    page: 'Pedidos pendientes',
    columns: { order: 'Pedido', customer: 'Cliente', total: 'Total' },
    actions: { collect: 'Recoger esta tabla', watch: 'Avisarme si cambia', fill: 'Copiar en otro sitio' },
  },
  install: {
    title: 'Instalada en tres pasos',
    steps: {
      download: {
        title: 'Descargar',
        text: 'Obtenga el paquete para Chrome, Firefox o Edge de una instalación que lo incluya.',
      },
      install: {
        title: 'Instalar',
        text: 'Abra el paquete en su navegador y confirme los permisos que solicita.',
      },
      automate: {
        title: 'Automatizar',
        text: 'Vincúlela a su cuenta con un código de un solo uso y haga clic derecho donde quiera.',
      },
    },
  },
  voices: {
    title: 'Lo que dice la gente',
    stars: '{stars, number} de 5 estrellas',
    items: {
      research: {
        quote: 'Recopilo tablas todo el día. Ahora me basta un clic derecho.',
        role: 'Investigadora de mercado',
      },
      recruiting: {
        quote: 'Pregunta antes de tocar un sitio nuevo. Por eso nuestro equipo de TI dijo que sí.',
        role: 'Técnico de selección',
      },
      shop: {
        quote: 'Detectó que vuelvo a escribir la misma dirección cada mañana y se ofreció a evitármelo.',
        role: 'Dueña de una tienda',
      },
    },
  },
} satisfies Translation<typeof en>
