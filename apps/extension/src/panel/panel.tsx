import { panelProps, TabStrip } from '@app/ui'
import { useEffect, useState } from 'react'
import { say } from '../shared/say.ts'
import { drop, type Wish } from '../shared/store.ts'
import { FormView } from './form-view.tsx'
import { Header } from './header.tsx'
import { LearnView } from './learn-view.tsx'
import { RecordView } from './record-view.tsx'
import { TableView } from './table-view.tsx'
import { usePage } from './use-page.ts'
import { useHeld } from './use-stored.ts'
import { WorkView } from './work-view.tsx'

const TABS = ['work', 'record', 'table', 'form', 'learn'] as const
type Tab = (typeof TABS)[number]
/** What was wished for in the menu, by where it is done. */
const PLACES: Readonly<Record<Wish['kind'], Tab>> = { record: 'record', table: 'table', form: 'form', run: 'work' }

export function Panel() {
  const [tab, setTab] = useState<Tab>('work')
  const [wished, setWished] = useState<Wish>()
  const page = usePage()
  const wish = useHeld('wish')
  useEffect(() => {
    if (!wish) return
    setTab(PLACES[wish.kind])
    setWished(wish)
    void drop('wish')
  }, [wish])
  const tabs = TABS.map((value) => ({ value, label: say(`tabs_${value}`) }))
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-ground text-text">
      <Header />
      <main>
        <div className="px-2">
          <TabStrip id="do" label={say('tabs_label')} tabs={tabs} value={tab} onChange={setTab} />
        </div>
        <div {...panelProps('do', tab)} className="p-4">
          {tab === 'work' && <WorkView page={page} onRecord={() => setTab('record')} />}
          {tab === 'record' && <RecordView page={page} />}
          {tab === 'table' && <TableView page={page} wished={wished?.kind === 'table' ? wished.at : undefined} />}
          {tab === 'form' && <FormView page={page} wished={wished?.kind === 'form' ? wished.at : undefined} />}
          {tab === 'learn' && <LearnView page={page} onRecord={() => setTab('record')} />}
        </div>
      </main>
    </div>
  )
}
