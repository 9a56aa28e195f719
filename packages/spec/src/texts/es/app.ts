import type en from '../en/app.ts'
import type { Translation } from '../index.ts'

export default {
  newVersion: 'Hay una nueva versión lista.',
  reload: 'Recargar',
  later: 'Más tarde',
} satisfies Translation<typeof en>
