import { Segmented } from '@app/ui'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import { ListInput } from './list-input.tsx'
import { readSite } from './read-site.ts'
import type { SetupProps } from './setup-tab.tsx'

export function SitesSection({ draft: { domains }, change }: SetupProps) {
  const t = useTexts('editor')
  // Who looks at the other choice and comes back finds the sites as they were.
  const [kept, setKept] = useState<readonly string[]>(domains ?? [])
  const list = (items: readonly string[]) => {
    setKept(items)
    change({ domains: items })
  }
  return (
    <Section title={t('sites.title')} text={t('sites.text')}>
      <Segmented
        label={t('sites.title')}
        value={domains ? 'some' : 'any'}
        options={[
          { value: 'any', label: t('sites.any') },
          { value: 'some', label: t('sites.some') },
        ]}
        onChange={(value) => change({ domains: value === 'any' ? null : kept })}
        className="justify-self-start max-sm:w-full"
      />
      {domains && (
        <>
          <ListInput
            label={t('sites.site')}
            hint={t('sites.hint')}
            placeholder="shop.example"
            items={domains}
            most={200}
            maxLength={2_000}
            read={(typed) => {
              const item = readSite(typed)
              return item ? { item } : { wrong: t('sites.wrong') }
            }}
            onChange={list}
          />
          {domains.length === 0 && <p className="text-sm text-warn">{t('sites.none')}</p>}
        </>
      )}
    </Section>
  )
}
