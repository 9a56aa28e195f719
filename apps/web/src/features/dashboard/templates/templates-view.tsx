import { Button, Card, EmptyState, Input, PageHeader, Select } from '@app/ui'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { TemplateCard } from './template-card.tsx'
import { CATEGORIES, type Category, TEMPLATES, type Template } from './templates.ts'

/** Lower case and without accents, so that "reportes" finds "Repórtes". */
const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function TemplatesView() {
  const t = useTexts('dashboard')
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<Category | 'all'>('all')
  const wordsOf = ({ id, category: of }: Template) =>
    [t(`templates.items.${id}.title`), t(`templates.items.${id}.description`), t(`templates.categories.${of}`)].join(
      ' ',
    )
  const found = TEMPLATES.filter(
    (template) =>
      (category === 'all' || template.category === category) && plain(wordsOf(template)).includes(plain(search.trim())),
  )
  return (
    <>
      <PageHeader title={t('templates.title')} subtitle={t('templates.subtitle')} />
      <search className="flex flex-wrap items-center gap-2.5">
        <Input
          type="search"
          aria-label={t('templates.search')}
          placeholder={t('templates.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="max-w-72"
        />
        <Select
          aria-label={t('templates.category')}
          value={category}
          onChange={(event) => setCategory(event.target.value as Category | 'all')}
          className="w-44"
        >
          <option value="all">{t('templates.all')}</option>
          {CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {t(`templates.categories.${name}`)}
            </option>
          ))}
        </Select>
        <p role="status" className="text-sm text-text-3">
          {t('templates.count', { count: found.length })}
        </p>
      </search>
      {found.length === 0 ? (
        <Card>
          <EmptyState
            icon={<SearchX />}
            title={t('templates.none')}
            hint={t('templates.noneHint')}
            action={
              <Button
                onClick={() => {
                  setSearch('')
                  setCategory('all')
                }}
              >
                {t('templates.clear')}
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className="grid gap-3.5 md:grid-cols-2 2xl:grid-cols-3">
          {found.map((template) => (
            <TemplateCard key={template.id} template={template} />
          ))}
        </ul>
      )}
    </>
  )
}
