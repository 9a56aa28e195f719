import { Field, Input, Select, Skeleton } from '@app/ui'
import { Failure } from '../failure.tsx'
import { useTexts } from '../use-texts.ts'
import type { FoundPrice } from './find-prices.ts'
import type { WatchForm } from './use-watch-form.ts'

const EXAMPLE = 'items.0.price'

/** Chosen from what the agent came to last; typed only where it has come to nothing yet. */
export function PlaceField({ form: { values, latest, prices, mistakes, change } }: { form: WatchForm }) {
  const t = useTexts('watches')
  if (values.agentId === '') return null
  if (latest.error) return <Failure error={latest.error} retry={latest.retry} />
  if (latest.loading) return <Skeleton className="h-16" />
  if (prices.length === 0)
    return (
      <Field
        label={t('form.place')}
        hint={t(latest.run ? 'form.noPrice' : 'form.noResult', { example: EXAMPLE })}
        error={mistakes.path}
      >
        <Input
          maxLength={200}
          placeholder={EXAMPLE}
          value={values.path ?? ''}
          onChange={({ target }) => change('path', target.value)}
        />
      </Field>
    )
  return (
    <Field label={t('form.place')} hint={t('form.placeHint')} error={mistakes.path}>
      <Select value={values.path ?? ' '} onChange={({ target }) => change('path', target.value)}>
        {values.path === undefined && <option value=" ">{t('form.choosePlace')}</option>}
        {prices.map((price) => (
          <option key={price.path} value={price.path}>
            {nameOf(price, prices)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The row says most; where it stands is told where that leaves it open which price is meant. */
function nameOf({ product, text, path }: FoundPrice, all: readonly FoundPrice[]): string {
  const alike = all.filter((other) => other.product === product && other.text === text)
  return [product, text, product && alike.length === 1 ? '' : path].filter(Boolean).join(' · ')
}
