import { calls } from '@app/contract'
import { TEMPLATE_TASKS, TEMPLATES } from '@app/spec'
import { Button, Card, EmptyState, Input, PageHeader, Select } from '@app/ui'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { TemplateCard } from './template-card.tsx'
import { CATEGORIES, type Category, type TemplateLook } from './template-looks.ts'

/** Lower case and without accents, so that "reportes" finds "Repórtes". */
const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function TemplatesView() {
  const t = useTexts('templates')
  const works = useCall(calls.templates.list)
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<Category | 'all'>('all')
  const wordsOf = ({ id, category: of }: TemplateLook) =>
    [
      t(`items.${id}.title`),
      t(`items.${id}.description`),
      t(`categories.${of}`),
      ...TEMPLATE_TASKS.map((task) => t(`items.${id}.tasks.${task}`)),
    ].join(' ')
  const found = TEMPLATES.filter(
    (look) => (category === 'all' || look.category === category) && plain(wordsOf(look)).includes(plain(search.trim())),
  )
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <search className="flex flex-wrap items-center gap-2.5">
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="max-w-72"
        />
        <Select
          aria-label={t('category')}
          value={category}
          onChange={(event) => setCategory(event.target.value as Category | 'all')}
          className="w-44"
        >
          <option value="all">{t('all')}</option>
          {CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {t(`categories.${name}`)}
            </option>
          ))}
        </Select>
        <p role="status" className="text-sm text-text-3">
          {t('count', { count: found.length })}
        </p>
      </search>
      {works.error && <Failure error={works.error} retry={() => void works.refetch()} />}
      {found.length === 0 ? (
        <Card>
          <EmptyState
            icon={<SearchX />}
            title={t('none')}
            hint={t('noneHint')}
            action={
              <Button
                onClick={() => {
                  setSearch('')
                  setCategory('all')
                }}
              >
                {t('clear')}
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className="grid gap-3.5 md:grid-cols-2 2xl:grid-cols-3">
          {found.map((look) => (
            <TemplateCard key={look.id} look={look} work={works.data?.find(({ id }) => id === look.id)} />
          ))}
        </ul>
      )}
    </>
  )
}
