import type en from '../../en/lab/builder.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Describa un agente con palabras. El plan se dibuja como un grafo antes de ejecutar nada; después, guárdelo como agente.',
  words: '¿Qué debe hacer el agente?',
  hint: 'Indique el sitio, qué hacer en él y qué conservar.',
  example: 'Go to {url}/shop, search for "paper" and save the products as a spreadsheet',
  useExample: 'Usar un ejemplo',
  draw: 'Dibujar el plan',
  graph: 'Plan como grafo',
  start: 'Sus palabras',
  end: 'Resultado',
  repeats: 'se repite',
  picked: 'Paso {path}',
  from: 'De sus palabras: {words}',
  tool: 'Herramienta: {tool}',
  none: 'Elija un paso del grafo para ver de dónde viene.',
  list: 'Plan como lista',
  name: 'Nombre del agente',
  create: 'Crear agente',
  created: 'Agente creado',
  createdText: '{name} conserva estos pasos y se puede ejecutar desde Mis agentes.',
  open: 'Abrir {name}',
  cannot: 'Lo que no se puede planificar figura abajo. Cambie las palabras y vuelva a dibujar.',
  again: 'Las palabras han cambiado. Vuelva a dibujar el plan antes de crear el agente.',
} satisfies Translation<typeof en>
