import { ROUTES } from '@app/spec'
import { Button, Card, EmptyState, PageHeader, Tabs, TabsContent, TabsList, TabsTrigger } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Bot, LayoutGrid, SlidersHorizontal } from 'lucide-react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useTexts } from '../../lib/use-texts.ts'

const TABS = [
  { key: 'select', icon: LayoutGrid, to: ROUTES.dashboard },
  { key: 'configure', icon: SlidersHorizontal, to: ROUTES.dashboard },
  { key: 'manage', icon: Bot, to: ROUTES.agents },
] as const

export function DeployPage() {
  const t = useTexts('deploy')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Tabs defaultValue="select">
        <TabsList aria-label={t('tabs.label')}>
          {TABS.map(({ key, icon: Icon }) => (
            <TabsTrigger key={key} value={key}>
              <Icon aria-hidden />
              {t(`tabs.${key}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {TABS.map(({ key, icon: Icon, to }) => (
          <TabsContent key={key} value={key}>
            <Card>
              <EmptyState
                icon={<Icon />}
                title={t(`${key}.title`)}
                hint={t(`${key}.hint`)}
                action={
                  <Button asChild variant="primary">
                    <Link to={to} onClick={() => key !== 'manage' && openAgentForm()}>
                      {t(`${key}.action`)}
                    </Link>
                  </Button>
                }
              />
            </Card>
          </TabsContent>
        ))}
      </Tabs>
    </div>
  )
}
