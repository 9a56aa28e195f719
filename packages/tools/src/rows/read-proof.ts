import type { Proof } from '@app/toolkit'

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** What reading has brought, for whoever looks at the run. That nothing was found is no more than what was seen. */
export const readProof = ({ rows, pages }: { rows: readonly unknown[]; pages?: number }): Proof => ({
  verdict: rows.length > 0 ? 'verified' : 'seen',
  words: counted(rows.length, 'row') + (pages === undefined ? '' : ` from ${counted(pages, 'page')}`),
})
