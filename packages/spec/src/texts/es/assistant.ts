import type en from '../en/assistant.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Asistente de aprendizaje',
  close: 'Cerrar',
  toggle: 'Aprender de lo que hago',
  privacy:
    'Todo lo que cuenta se queda en este navegador. No se envía nada, y los campos de contraseña no se leen nunca.',
  off: 'En pausa. No se cuenta nada; lo que sabía se conserva hasta que lo borre.',
  learning: 'Las sugerencias aparecen tras más de {keys, number} pulsaciones y {seconds, number} segundos.',
  clear: 'Borrar todo',
  states: {
    off: 'En pausa',
    learning: 'Aprendiendo',
    ready: 'Perfil creado',
  },
  counts: {
    keystrokes: 'Teclas',
    clicks: 'Clics',
    scrolled: 'Recorrido',
    time: 'Tiempo',
  },
  profile: {
    title: 'Su perfil',
    nothing: 'Nada todavía',
    typingSpeed: 'Velocidad al escribir',
    wordsPerMinute: '{words, number} palabras por minuto',
    sessionTime: 'Sesión media',
    minutes: '{minutes, number} min',
    commonWords: 'Palabras frecuentes',
    workingHours: 'Horario',
    hours: 'De {start}:00 a {end}:00',
    patterns: 'Recorridos repetidos',
    style: 'Estilo',
    styles: {
      plain: 'Palabras cortas',
      elaborate: 'Palabras largas',
    },
    types: 'Sobre todo',
    taskTypes: {
      forms: 'escribir',
      web: 'recorrer páginas',
      data: 'leer listas',
    },
  },
  insights: {
    title: 'Sugerencias',
    none: 'De momento nada llama la atención. Sigue observando mientras trabaja.',
    confidence: '{percent, number} % de certeza',
    basedOn: 'Basado en {basis}',
    implement: 'Aplicar',
    dismiss: 'Descartar',
  },
  priorities: {
    high: 'Prioridad alta',
    medium: 'Prioridad media',
  },
  types: {
    efficiency: 'Eficiencia',
    brand_voice: 'Voz de marca',
    automation_opportunity: 'Automatizable',
    task_suggestion: 'Tarea sugerida',
  },
  items: {
    efficiency: {
      title: 'Escribe mucho y deprisa',
      description:
        'Escribe unas {words, number} palabras por minuto. Lo que teclea una y otra vez puede teclearlo un agente.',
      suggestedAction: 'Deje que un agente rellene el formulario que ya se sabe de memoria.',
      basedOn: 'su velocidad de {words, number} palabras por minuto',
      draftName: 'Rellenar formularios',
      draftObjective:
        'Abre la página del formulario, rellena los campos con mis datos habituales y envíalo. (Añada aquí la dirección y los datos.)',
    },
    brand_voice: {
      title: 'Tiene sus propias palabras',
      description: 'Se repiten una y otra vez: {terms}. Un agente que escriba por usted puede usarlas.',
      suggestedAction: 'Deje que un agente redacte mensajes con sus palabras.',
      basedOn: 'las últimas palabras que escribió: {terms}',
      draftName: 'Redactor de mensajes',
      draftObjective:
        'Escribe un mensaje breve con mis palabras, usando: {terms}. Envíalo a: (añada aquí el destinatario y el motivo.)',
    },
    automation_opportunity: {
      title: 'Hace siempre el mismo recorrido',
      description: 'Fue de página en página: {places}. Un agente puede hacer el recorrido y decirle qué hay de nuevo.',
      suggestedAction: 'Deje que un agente visite las páginas que revisa.',
      basedOn: 'por dónde pasó: {places}',
      draftName: 'Ronda diaria',
      draftObjective: 'Abre las páginas que reviso cada día, léelas y enumera lo nuevo. (Añada aquí las direcciones.)',
    },
    task_suggestion: {
      title: 'Lleva un buen rato',
      description:
        'Esta sesión dura ya {minutes, plural, one {# minuto} other {# minutos}}. De un trabajo así conviene delegar una parte.',
      suggestedAction: 'Deje que un agente haga la parte repetida con un horario.',
      basedOn: 'sesiones de {minutes, plural, one {# minuto} other {# minutos}}',
      draftName: 'Trabajo recurrente',
      draftObjective:
        'Haz la parte de mi trabajo que vuelve cada día: abre la página, reúne las filas en una tabla y guárdala como archivo. (Añada aquí la dirección.)',
    },
  },
  demo: {
    title: 'Pruébelo aquí',
    lead: 'Actívelo y escriba unas frases. Necesita más de {keys, number} pulsaciones y {seconds, number} segundos, igual que junto a su trabajo.',
    label: 'Escriba algo',
    placeholder: 'Estimada clienta: su pedido está en camino…',
  },
} satisfies Translation<typeof en>
