import type en from '../../en/lab/builder.ts'
import type { Translation } from '../../index.ts'

export default {
  lead: 'Beschreiben Sie einen Agenten in Worten. Der Plan wird als Graph gezeichnet, bevor etwas läuft; danach behalten Sie ihn als Agenten.',
  words: 'Was soll der Agent tun?',
  hint: 'Nennen Sie die Seite, was dort zu tun ist und was bleiben soll.',
  example: 'Go to {url}/shop, search for "paper" and save the products as a spreadsheet',
  useExample: 'Beispiel verwenden',
  draw: 'Plan zeichnen',
  graph: 'Plan als Graph',
  start: 'Ihre Worte',
  end: 'Ergebnis',
  repeats: 'wiederholt',
  picked: 'Schritt {path}',
  from: 'Aus Ihren Worten: {words}',
  tool: 'Werkzeug: {tool}',
  none: 'Wählen Sie einen Schritt im Graphen, um zu sehen, woher er kommt.',
  list: 'Plan als Liste',
  name: 'Name des Agenten',
  create: 'Agent anlegen',
  created: 'Agent angelegt',
  createdText: '{name} behält diese Schritte und lässt sich unter „Meine Agenten“ starten.',
  open: '{name} öffnen',
  cannot: 'Was sich nicht planen lässt, steht unten. Ändern Sie die Worte und zeichnen Sie neu.',
  again: 'Die Worte haben sich geändert. Zeichnen Sie den Plan neu, bevor Sie den Agenten anlegen.',
} satisfies Translation<typeof en>
