import { Button, Card } from '@app/ui'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { InstallApp } from './install-app.tsx'
import { Section } from './section.tsx'

const STORES = ['ios', 'android'] as const
type Store = (typeof STORES)[number]

/** Long enough to be read. */
const REDIRECT_MS = 1_500

/** Decision 13: the store cards say what the specification says, and then offer what there is. */
export function AppStores() {
  const t = useTexts('mobile')
  const [store, setStore] = useState<Store>()
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (!store) return
    setArrived(false)
    const timer = setTimeout(() => setArrived(true), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [store])
  return (
    <Section id="get" title={t('stores.title')} lead={t('stores.lead')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {STORES.map((key) => (
          <Card asElement="li" key={key} className="flex items-center gap-4 px-5 py-4">
            <Smartphone className="size-5 shrink-0 text-accent" strokeWidth={1.75} aria-hidden />
            <div className="min-w-0 flex-1">
              <h3 className="font-semibold">{t(`stores.items.${key}.name`)}</h3>
              <p className="text-sm text-text-2">{t(`stores.items.${key}.needs`)}</p>
            </div>
            <Button
              aria-label={`${t('stores.download')}: ${t(`stores.items.${key}.name`)}`}
              onClick={() => setStore(key)}
            >
              {t('stores.download')}
            </Button>
          </Card>
        ))}
      </ul>
      <div role="status" className="mt-4">
        {store && !arrived && <p className="text-sm text-text-2">{t('stores.redirecting')}</p>}
        {store && arrived && <InstallApp how={t(`stores.items.${store}.how`)} />}
      </div>
    </Section>
  )
}
