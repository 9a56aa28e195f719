import { calls, type NewWatch } from '@app/contract'
import { readPrice } from '@app/values/read-price'
import { useMemo, useState } from 'react'
import { useSend } from '../call.ts'
import { useTexts } from '../use-texts.ts'
import { findPrices } from './find-prices.ts'
import { serverMistakes } from './server-mistakes.ts'
import { type KnownRun, useLatestResult } from './use-latest-result.ts'

const FIELDS = ['agentId', 'path', 'product', 'url', 'target'] as const
export type WatchField = (typeof FIELDS)[number]
type Values = Partial<Record<WatchField, string>>

/** What was typed or chosen goes before what the result suggests. */
export function useWatchForm(run: KnownRun | undefined) {
  const t = useTexts('watches')
  const [typed, setTyped] = useState<Values>({ agentId: run?.agentId ?? '' })
  const [tried, setTried] = useState(false)
  const create = useSend(calls.watches.create, { refresh: [calls.watches.list] })
  const agentId = typed.agentId ?? ''
  const latest = useLatestResult(agentId, run)
  const result = latest.run?.result
  const prices = useMemo(() => findPrices(result), [result])
  const path = typed.path ?? (prices.length === 1 ? prices[0]?.path : undefined)
  const chosen = prices.find((price) => price.path === path)
  const values = {
    agentId,
    path,
    product: typed.product ?? chosen?.product ?? '',
    url: typed.url ?? (chosen?.url || latest.run?.start) ?? '',
    target: typed.target ?? '',
  }
  const target = values.target.trim() === '' ? null : (readPrice(values.target.trim()) ?? 0)
  const own: Values = {
    ...(agentId ? {} : { agentId: t('form.agentMissing') }),
    ...(path === undefined && prices.length > 0 ? { path: t('form.placeMissing') } : {}),
    ...(values.product.trim() ? {} : { product: t('form.productMissing') }),
    ...(/^https?:\/\/\S+$/i.test(values.url.trim()) ? {} : { url: t('form.urlWrong') }),
    ...(target === 0 ? { target: t('form.targetWrong') } : {}),
  }
  const said = serverMistakes(create.error, FIELDS)
  return {
    values,
    latest,
    prices,
    busy: create.isPending || latest.loading,
    mistakes: { ...said.fields, ...(tried ? own : {}) },
    /** What went wrong with none of the fields. */
    failure: create.error && (said.rest || (Object.keys(said.fields).length > 0 ? '' : t('failed'))),
    change(field: WatchField, value: string) {
      create.reset()
      // Another agent has another result.
      setTyped(({ path: place, ...rest }) => ({
        ...rest,
        ...(field === 'agentId' || place === undefined ? {} : { path: place }),
        [field]: value,
      }))
    },
    submit(onSaved: (product: string) => void) {
      setTried(true)
      if (Object.keys(own).length > 0 || latest.loading) return
      const [product, url] = [values.product.trim(), values.url.trim()]
      const body: NewWatch = { agentId, path: path?.trim() ?? '', product, url, target }
      create.mutate({ body }, { onSuccess: () => onSaved(product) })
    },
  }
}
export type WatchForm = ReturnType<typeof useWatchForm>
