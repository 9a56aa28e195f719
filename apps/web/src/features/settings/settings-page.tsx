import { Button, PageHeader, Skeleton } from '@app/ui'
import { Failure } from '../../lib/failure.tsx'
import { Part } from '../../lib/part.tsx'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AiSection } from './ai-section.tsx'
import { ApiSection } from './api-section.tsx'
import { BillingSection } from './billing-section.tsx'
import { DangerSection } from './danger-section.tsx'
import { DataSection } from './data-section.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ModelsSection } from './models-section.tsx'
import { OutboxSection } from './outbox-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RegionalSection } from './regional-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { Unavailable } from './unavailable.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export function SettingsPage() {
  const t = useTexts('settings')
  const { form, saved, settings, account, dirty, save, change, reset } = useSettingsForm()
  const session = account.data
  const onSave = () =>
    save.mutate(undefined, {
      onSuccess: () => toast({ title: t('toasts.saved'), description: t('toasts.savedText') }),
      onError: () =>
        toast({ title: t('toasts.saveFailed'), description: t('toasts.saveFailedText'), tone: 'destructive' }),
    })
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4.5">
      <div className="sticky top-14 z-10 -mx-1 grid gap-3 bg-ground/90 px-1 py-2 backdrop-blur-md lg:top-0">
        <PageHeader
          title={t('title')}
          subtitle={<span className="max-sm:hidden">{t('subtitle')}</span>}
          className="max-sm:gap-x-2 max-sm:items-center"
          actions={
            <>
              <Button onClick={reset} disabled={!form}>
                {t('reset')}
              </Button>
              <Button variant="primary" onClick={onSave} disabled={!dirty} busy={save.isPending}>
                {save.isPending ? t('saving') : t('save')}
              </Button>
            </>
          }
        />
        <div role="status" className="empty:hidden">
          {dirty && (
            <p className="rounded-m border border-warn/30 bg-warn-soft px-3.5 py-2 text-sm text-warn">{t('unsaved')}</p>
          )}
        </div>
      </div>
      <LeaveGuard dirty={dirty} />
      {settings.error && <Unavailable error={settings.error} retry={() => void settings.refetch()} />}
      {account.error && <Failure error={account.error} retry={() => void account.refetch()} />}
      {(settings.isPending || account.isPending) && <Skeleton className="h-48 rounded-l" />}
      <Part>{form && session && <ProfileSection form={form} change={change} session={session} />}</Part>
      <Part>
        <BillingSection />
      </Part>
      <Part>{form && <PreferencesSection form={form} change={change} mail={session?.mail ?? 'server'} />}</Part>
      <Part>{session?.mail === 'outbox' && <OutboxSection />}</Part>
      <Part>{form && <RegionalSection form={form} change={change} />}</Part>
      <Part>{form && <AiSection form={form} change={change} />}</Part>
      <Part>
        <ModelsSection />
      </Part>
      <Part>{form && session && <SecuritySection form={form} change={change} session={session} />}</Part>
      <Part>{form && saved && <ApiSection form={form} change={change} saved={saved} />}</Part>
      <Part>
        <DataSection />
      </Part>
      <Part>{session && <DangerSection session={session} />}</Part>
    </div>
  )
}
