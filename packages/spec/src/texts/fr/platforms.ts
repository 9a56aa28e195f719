import type en from '../en/platforms.ts'
import type { Translation } from '../index.ts'

export default {
  title: 'Univers des plateformes',
  subtitle: 'Les plateformes avec lesquelles un bot peut travailler.',
  empty: {
    title: 'Aucune plateforme trouvée',
    hint: 'Le catalogue de cette installation est vide. Les agents n’en dépendent pas : créez-en un dans le Command Center et dites avec des mots sur quels sites il travaille.',
    action: 'Créer un agent',
  },
} satisfies Translation<typeof en>
