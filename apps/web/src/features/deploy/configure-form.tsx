import { BOT_CAPABILITIES } from '@app/spec'
import { Button, Card, Checkbox, Field, Input, Switch, Textarea } from '@app/ui'
import { Rocket } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import { SelectedChips } from './selected-chips.tsx'
import { useDeploy } from './use-deploy.ts'
import type { Wizard } from './use-wizard.ts'

export function ConfigureForm({ wizard }: { wizard: Wizard }) {
  const t = useTexts('deploy')
  const { draft, change } = wizard
  const { deploy, isMissing, busy } = useDeploy(wizard)
  const version = String((draft.of?.version ?? 0) + 1)
  return (
    <Card
      asElement="form"
      aria-label={t('form.label')}
      className="grid max-w-3xl gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        deploy()
      }}
    >
      {draft.of && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-m bg-surface-2 p-3 text-sm">
          <p className="min-w-0 flex-1 basis-60">{t('form.changing', { name: draft.of.name, version })}</p>
          <Button onClick={wizard.begin}>{t('form.anew')}</Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SelectedChips
          platforms={draft.platforms}
          onRemove={(id) => change({ platforms: draft.platforms.filter((one) => one.id !== id) })}
        />
        <Button onClick={() => wizard.setTab('select')}>{t('form.choose')}</Button>
      </div>
      <Field label={t('form.name')} hint={t('form.nameHint')}>
        <Input
          value={draft.name}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label={t('form.description')} hint={t('form.descriptionHint')}>
        <Textarea
          rows={3}
          maxLength={10_000}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <Capabilities wizard={wizard} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 text-sm font-medium">{t('form.permissions')}</legend>
        <Field inline label={t('form.fileAccess')} hint={t('form.fileAccessHint')}>
          <Switch checked={draft.fileAccess} onCheckedChange={(fileAccess) => change({ fileAccess })} />
        </Field>
        <Field inline label={t('form.appAccess')} hint={t('form.appAccessHint')}>
          <Switch checked={draft.appAccess} onCheckedChange={(appAccess) => change({ appAccess })} />
        </Field>
      </fieldset>
      {/* Spec 2 §5 and §8: disabled while something is missing, and pressed all the same it says what. */}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        aria-disabled={isMissing || undefined}
        className="justify-self-start"
      >
        {!busy && <Rocket aria-hidden />}
        {busy ? t('form.deploying') : draft.of ? t('form.deployAgain', { version }) : t('form.deploy')}
      </Button>
    </Card>
  )
}

function Capabilities({ wizard: { draft, change } }: { wizard: Wizard }) {
  const t = useTexts('deploy')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t('form.capabilities')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {BOT_CAPABILITIES.map((one) => (
          <Checkbox
            key={one}
            label={t(`form.capability.${one}`)}
            checked={draft.capabilities.includes(one)}
            className="pointer-coarse:min-h-11"
            onCheckedChange={(on) =>
              change({
                capabilities: BOT_CAPABILITIES.filter((other) =>
                  other === one ? on : draft.capabilities.includes(other),
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
