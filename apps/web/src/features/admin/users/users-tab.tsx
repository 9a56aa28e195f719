import { Card, Field, Input, Skeleton } from '@app/ui'
import { useDeferredValue, useState } from 'react'
import { Failure } from '../../../lib/failure.tsx'
import { MoreButton } from '../../../lib/more-button.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { useUserPages } from './use-user-pages.ts'
import { UserRow } from './user-row.tsx'

export function UsersTab() {
  const t = useTexts('admin')
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const pages = useUserPages(search)
  const users = pages.data?.pages.flat() ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <Field label={t('users.search')} className="max-w-80">
        <Input type="search" value={words} maxLength={200} onChange={(event) => setWords(event.target.value)} />
      </Field>
      {pages.isPending && (
        <div role="status" aria-label={t('users.loading')}>
          <Skeleton className="h-64 rounded-l" />
        </div>
      )}
      {pages.isError && <Failure error={pages.error} retry={() => void pages.refetch()} />}
      {pages.isSuccess && (
        <Card>
          {users.length === 0 ? (
            <p className="px-4.5 py-8 text-center text-sm text-text-3">{t('users.none')}</p>
          ) : (
            <ul aria-label={t('users.list')}>
              {users.map((user) => (
                <UserRow key={user.id} user={user} />
              ))}
            </ul>
          )}
        </Card>
      )}
      <MoreButton pages={pages}>{t('users.more')}</MoreButton>
    </div>
  )
}
