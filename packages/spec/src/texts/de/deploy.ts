import type en from '../en/deploy.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Bot-Bereitstellung',
  subtitle: 'Wählen Sie Plattformen, richten Sie einen Bot ein, stellen Sie ihn bereit und behalten Sie ihn im Griff.',
  tabs: {
    label: 'Bereitstellung',
    select: 'Plattformen',
    configure: 'Einrichten und bereitstellen',
    manage: 'Bots verwalten',
  },
  select: {
    title: 'Keine Plattformen zur Auswahl',
    hint: 'Der Plattformkatalog dieser Installation ist leer. Einen Agenten können Sie jetzt schon erstellen: Aus seinem Ziel und seinen Fähigkeiten besteht ein Bot.',
    action: 'Agent erstellen',
  },
  configure: {
    title: 'Nichts einzurichten',
    hint: 'Ein Bot wird für die Plattformen eingerichtet, auf denen er arbeitet, und es ist keine ausgewählt. Ein Agent braucht keine: Erstellen Sie einen im Command Center.',
    action: 'Agent erstellen',
  },
  manage: {
    title: 'Keine Bots bereitgestellt',
    hint: 'Bereitgestellte Bots werden hier pausiert und aktiviert. Die Agenten, die Sie erstellt haben, finden Sie im Command Center.',
    action: 'Ihre Agenten ansehen',
  },
} satisfies Translation<typeof en>
