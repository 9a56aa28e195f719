import { type CollabDraft, calls } from '@app/contract'
import { DRAFT_DAYS, DRAFT_LENGTHS, ROUTES } from '@app/spec'
import { Button, Card, EmptyState, Field, Input, Skeleton, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Plus, Users } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { Failure } from '../../../lib/failure.tsx'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { useDraftAddress } from './use-draft-address.ts'

/** The drafts one has a hand in, and the beginning of a new one. */
export function DraftList() {
  const t = useTexts('lab-collab')
  const drafts = useCall(calls.collab.list)
  const { refetch } = drafts
  // Others change them meanwhile.
  useEffect(() => void refetch(), [refetch])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <p className="max-w-[70ch] text-pretty text-text-2">{t('lead')}</p>
        <NewDraft />
      </div>
      {drafts.isPending && <Skeleton className="h-48 rounded-l" />}
      {drafts.isError && <Failure error={drafts.error} retry={() => void refetch()} />}
      {drafts.data && (
        <Card asElement="section" aria-labelledby="collab-drafts">
          <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4.5 py-3.5">
            <h3 id="collab-drafts" className="font-[550]">
              {t('drafts')}
            </h3>
            <p className="text-text-3 text-xs">{t('clears', { days: DRAFT_DAYS })}</p>
          </header>
          {drafts.data.length === 0 && <EmptyState icon={<Users />} title={t('none')} hint={t('noneHint')} />}
          <ul aria-labelledby="collab-drafts">
            {drafts.data.map((draft) => (
              <DraftRow key={draft.id} draft={draft} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function DraftRow({ draft: { id, name, role, owner, changedAt } }: { draft: CollabDraft }) {
  const t = useTexts('lab-collab')
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4.5 py-3 hover:bg-surface-2">
      <Link
        to={ROUTES.lab}
        search={{ tab: 'collab', draft: id } as never}
        resetScroll={false}
        className="min-w-0 flex-1 basis-56 truncate font-medium after:absolute after:inset-0"
      >
        {name || t('untitled')}
      </Link>
      <Tag className="min-w-0 max-w-full shrink">
        <span className="truncate">{role === 'owner' ? t('yours') : t('ownedBy', { owner })}</span>
      </Tag>
      <span className="text-sm text-text-3">{t.rich('changed', { when: () => <TimeAgo at={changedAt} /> })}</span>
    </li>
  )
}

function NewDraft() {
  const t = useTexts('lab-collab')
  const { go } = useDraftAddress()
  const [name, setName] = useState('')
  const create = useSend(calls.collab.create, { refresh: [calls.collab.list] })
  const begin = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) create.mutate({ body: { name } }, { onSuccess: ({ id }) => go(id) })
  }
  return (
    <form onSubmit={begin} className="flex flex-wrap items-end gap-2">
      <Field
        label={t('name')}
        className="min-w-0 flex-1 basis-48"
        error={create.isError ? wordsFrom(create.error, t('failed')) : undefined}
      >
        <Input
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={DRAFT_LENGTHS.name}
          placeholder={t('namePlaceholder')}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="h-9 pointer-coarse:h-11"
        busy={create.isPending}
        disabled={!name.trim()}
      >
        {!create.isPending && <Plus aria-hidden />}
        {t('create')}
      </Button>
    </form>
  )
}
