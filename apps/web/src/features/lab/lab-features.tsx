import { Card, Tag } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { FeatureLink } from './feature-link.tsx'
import { statusOf } from './feature-status.ts'
import { LAB_FEATURES, STATUS_TONES } from './lab-catalogue.ts'

export function LabFeatures() {
  const t = useTexts('lab')
  return (
    <section aria-labelledby="lab-features" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="lab-features" className="font-[550]">
          {t('features.title')}
        </h2>
        <p className="max-w-[80ch] text-pretty text-sm text-text-2">{t('labels')}</p>
      </div>
      <ul className="grid gap-3.5 sm:grid-cols-2 xl:grid-cols-3">
        {LAB_FEATURES.map(({ key, icon: Icon }) => (
          <li key={key} className="grid">
            <Card className="grid content-start gap-2.5 p-4.5">
              <div className="flex items-center justify-between gap-3">
                <Icon aria-hidden className="size-4.5 text-text-2" strokeWidth={1.75} />
                <Tag tone={STATUS_TONES[statusOf(key)]} dot>
                  {t(`status.${statusOf(key)}`)}
                </Tag>
              </div>
              <h3 className="font-[550]">
                <FeatureLink feature={key} />
              </h3>
              <p className="text-pretty text-sm text-text-2">{t(`features.items.${key}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
