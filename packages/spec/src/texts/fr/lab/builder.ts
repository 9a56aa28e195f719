import type en from '../../en/lab/builder.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Décrivez un agent avec vos mots. Le plan est dessiné en graphe avant toute exécution ; gardez-le ensuite comme agent.',
  words: 'Que doit faire l’agent ?',
  hint: 'Indiquez le site, ce qu’il faut y faire et ce qu’il faut garder.',
  example: 'Go to {url}/shop, search for "paper" and save the products as a spreadsheet',
  useExample: 'Utiliser un exemple',
  draw: 'Dessiner le plan',
  graph: 'Plan en graphe',
  start: 'Vos mots',
  end: 'Résultat',
  repeats: 'se répète',
  picked: 'Étape {path}',
  from: 'D’après vos mots : {words}',
  tool: 'Outil : {tool}',
  none: 'Choisissez une étape du graphe pour voir d’où elle vient.',
  list: 'Plan en liste',
  name: 'Nom de l’agent',
  create: 'Créer l’agent',
  created: 'Agent créé',
  createdText: '{name} garde ces étapes et se lance depuis Mes agents.',
  open: 'Ouvrir {name}',
  cannot: 'Ce qui ne peut pas être planifié est indiqué ci-dessous. Changez les mots et redessinez.',
  again: 'Les mots ont changé. Redessinez le plan avant de créer l’agent.',
} satisfies Translation<typeof en>
