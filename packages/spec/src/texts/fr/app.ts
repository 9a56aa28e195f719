import type en from '../en/app.ts'
import type { Translation } from '../index.ts'

export default {
  newVersion: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
} satisfies Translation<typeof en>
