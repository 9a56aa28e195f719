import { ROUTES } from '@app/spec'
import { Button, PageHeader, Tabs, TabsContent, TabsList, TabsTrigger } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { EmptyTab } from './empty-tab.tsx'
import { HealthTab } from './health-tab.tsx'

const TABS = ['results', 'health', 'performance', 'history'] as const
type Tab = (typeof TABS)[number]

export function PerformancePage() {
  const t = useTexts('performance')
  const [tab, setTab] = useState<Tab>('results')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Tabs value={tab} onValueChange={(value) => setTab(TABS.find((known) => known === value) ?? 'results')}>
        <TabsList aria-label={t('tabs.label')}>
          {TABS.map((key) => (
            <TabsTrigger key={key} value={key}>
              {t(`tabs.${key}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="results">
          <EmptyTab tab="results">
            <Button variant="primary" onClick={() => setTab('health')}>
              {t('results.action')}
            </Button>
          </EmptyTab>
        </TabsContent>
        <TabsContent value="health">
          <HealthTab />
        </TabsContent>
        <TabsContent value="performance">
          <EmptyTab tab="performance">
            <Button asChild variant="primary">
              <Link to={ROUTES.dashboard} onClick={() => openAgentForm()}>
                {t('performance.action')}
              </Link>
            </Button>
          </EmptyTab>
        </TabsContent>
        <TabsContent value="history">
          <EmptyTab tab="history">
            <Button asChild variant="primary">
              <Link to={ROUTES.tasks}>{t('history.action')}</Link>
            </Button>
          </EmptyTab>
        </TabsContent>
      </Tabs>
    </div>
  )
}
