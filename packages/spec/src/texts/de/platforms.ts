import type en from '../en/platforms.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Plattform-Universum',
  subtitle: 'Die Plattformen, mit denen ein Bot arbeiten kann.',
  empty: {
    title: 'Keine Plattformen gefunden',
    hint: 'Der Katalog dieser Installation ist leer. Agenten sind nicht darauf angewiesen: Erstellen Sie einen im Command Center und sagen Sie in Worten, auf welchen Websites er arbeitet.',
    action: 'Agent erstellen',
  },
} satisfies Translation<typeof en>
