import { Button, Checkbox } from '@app/ui'
import { useState } from 'react'
import type { FormField } from '../page/form-fields.ts'
import { type Proposal, propose } from '../shared/my-data.ts'
import { say } from '../shared/say.ts'
import { actOnPage } from './act-on-page.ts'
import { MyDataForm } from './my-data-form.tsx'
import { Outcome } from './outcome.tsx'
import type { LookProps } from './table-view.tsx'
import { useDoing } from './use-doing.ts'
import type { Page } from './use-page.ts'
import { useKept } from './use-stored.ts'
import { useWished } from './use-wished.ts'
import { View } from './view.tsx'

export function FormView({ page, wished }: LookProps) {
  const data = useKept('myData')
  const [fields, setFields] = useState<FormField[]>()
  const { busy, problem, note, run } = useDoing()
  const look = ({ tabId }: Page) =>
    run(async () => {
      setFields(await actOnPage<FormField[]>(tabId, 'list-fields'))
      return undefined
    })
  useWished(wished, page, (at) => void look(at))
  const fill = ({ tabId }: Page, values: Proposal[]) =>
    run(async () => {
      const count = await actOnPage<number>(
        tabId,
        'fill-fields',
        values.map(({ at, value }) => ({ at, value })),
      )
      return say('form_filled', { count })
    })
  return (
    <div className="grid gap-6">
      <View title={say('form_title')} lead={say('form_lead')}>
        {page && !page.url && <p className="text-pretty text-sm text-text-3">{say('page_unseen')}</p>}
        <Button disabled={!page?.url} busy={busy} onClick={() => page && void look(page)}>
          {say('form_look')}
        </Button>
        {fields?.length === 0 && <p className="text-sm text-text-2">{say('form_none')}</p>}
        {fields && fields.length > 0 && page && (
          <Proposals
            key={JSON.stringify([fields, data])}
            proposals={propose(fields, data ?? {})}
            onFill={(values) => void fill(page, values)}
          />
        )}
        <Outcome problem={problem} note={note} />
      </View>
      {data !== null && <MyDataForm data={data ?? {}} />}
    </div>
  )
}

interface ProposalsProps {
  proposals: Proposal[]
  onFill: (values: Proposal[]) => void
}

/** Each can be left out before anything is typed. */
function Proposals({ proposals, onFill }: ProposalsProps) {
  const [left, setLeft] = useState<readonly number[]>([])
  const wanted = proposals.filter(({ at }) => !left.includes(at))
  if (proposals.length === 0) return <p className="text-sm text-text-2">{say('form_nothing')}</p>
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium text-sm">{say('form_proposals')}</legend>
      {proposals.map(({ at, label, value }) => (
        <Checkbox
          key={at}
          checked={!left.includes(at)}
          onCheckedChange={(on) => setLeft(on ? left.filter((one) => one !== at) : [...left, at])}
          label={
            <>
              <span className="text-text-3">{label}: </span>
              {value}
            </>
          }
        />
      ))}
      <Button
        variant="primary"
        className="mt-2 justify-self-start"
        disabled={wanted.length === 0}
        onClick={() => onFill(wanted)}
      >
        {say('form_fill', { count: wanted.length })}
      </Button>
    </fieldset>
  )
}
