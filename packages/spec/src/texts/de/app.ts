import type en from '../en/app.ts'
import type { Translation } from '../index.ts'

export default {
  newVersion: 'Eine neue Version ist bereit.',
  reload: 'Neu laden',
  later: 'Später',
} satisfies Translation<typeof en>
