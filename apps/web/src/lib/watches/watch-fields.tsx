import { type Agent, calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button, Field, Input, Select, Skeleton } from '@app/ui'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useCall } from '../call.ts'
import { Failure } from '../failure.tsx'
import { useTexts } from '../use-texts.ts'
import { PlaceField } from './place-field.tsx'
import type { WatchField, WatchForm } from './use-watch-form.ts'

export function WatchFields({ form }: { form: WatchForm }) {
  const agents = useCall(calls.agents.list)
  if (agents.error) return <Failure error={agents.error} retry={() => void agents.refetch()} />
  if (!agents.data) return <Skeleton className="h-64" />
  if (agents.data.length === 0) return <NoAgents />
  return <Fields form={form} agents={agents.data} />
}

/** Nothing could be read: what there is to do first. */
function NoAgents() {
  const t = useTexts('watches')
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-text-2">{t('form.noAgents')}</p>
      <Button asChild>
        <Link to={ROUTES.agents}>{t('form.toAgents')}</Link>
      </Button>
    </div>
  )
}

function Fields({ form, agents }: { form: WatchForm; agents: readonly Agent[] }) {
  const t = useTexts('watches')
  const { values, mistakes, change } = form
  const input = (field: WatchField, more: ComponentProps<'input'>) => (
    <Input value={values[field]} onChange={({ target }) => change(field, target.value)} {...more} />
  )
  return (
    <>
      <Field label={t('form.agent')} error={mistakes.agentId}>
        <Select value={values.agentId} onChange={({ target }) => change('agentId', target.value)}>
          {values.agentId === '' && <option value="">{t('form.chooseAgent')}</option>}
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <PlaceField form={form} />
      <Field label={t('form.product')} error={mistakes.product}>
        {input('product', { maxLength: 200, placeholder: t('form.productPlaceholder') })}
      </Field>
      <Field label={t('form.url')} hint={t('form.urlHint')} error={mistakes.url}>
        {input('url', { type: 'url', maxLength: 2_000, placeholder: 'https://shop.example/lamp' })}
      </Field>
      <Field label={t('form.target')} hint={t('form.targetHint')} error={mistakes.target}>
        {input('target', { inputMode: 'decimal', maxLength: 20 })}
      </Field>
    </>
  )
}
