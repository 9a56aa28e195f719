import type { Proof } from '@app/toolkit'

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** What reading has brought, for whoever looks at the run: seen, until something else than this reading shows it too. */
export const readProof = ({ rows, pages }: { rows: readonly unknown[]; pages?: number }): Proof => ({
  verdict: 'seen',
  words: counted(rows.length, 'row') + (pages === undefined ? '' : ` from ${counted(pages, 'page')}`),
})
