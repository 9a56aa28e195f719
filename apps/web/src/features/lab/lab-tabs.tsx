import { LAB_TABS } from '@app/spec'
import { panelProps, Skeleton, TabStrip } from '@app/ui'
import { Suspense, useEffect, useRef } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { WhenSeen } from '../../lib/when-seen.tsx'
import { VIEWS } from './tabs.ts'
import { useLabTab } from './use-lab-tab.ts'

const ID = 'lab-tabs'

export function LabTabs() {
  const t = useTexts('lab')
  const section = useRef<HTMLElement>(null)
  const { asked, chosen, choose } = useLabTab()
  const wasAsked = useRef(asked)
  // Who comes by an address that names a tab is taken to it; who chooses one is there already.
  useEffect(() => {
    if (!wasAsked.current) return
    // The router puts a new page at its top first.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const { View } = VIEWS[chosen]
  const empty = <Skeleton className="h-80 rounded-l" />
  const panel = (
    <Suspense key={chosen} fallback={empty}>
      <View />
    </Suspense>
  )
  return (
    <section
      ref={section}
      id="lab-tabs-section"
      aria-label={t('tabs')}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-5"
    >
      <TabStrip
        id={ID}
        label={t('tabs')}
        tabs={LAB_TABS.map((key) => ({ value: key, label: t(`features.items.${key}.title`) }))}
        value={chosen}
        onChange={choose}
      />
      <div {...panelProps(ID, chosen)} className="min-h-80">
        {wasAsked.current ? panel : <WhenSeen fallback={empty}>{panel}</WhenSeen>}
      </div>
    </section>
  )
}
