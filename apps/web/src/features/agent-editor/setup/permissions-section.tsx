import { calls } from '@app/contract'
import { Checkbox, Field, Segmented, Switch } from '@app/ui'
import { useCall } from '../../../lib/call.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import { logInsIn } from './log-ins-in.ts'
import type { SetupProps } from './setup-tab.tsx'

export function PermissionsSection({ draft, change }: SetupProps) {
  const t = useTexts('editor')
  const { permissions } = draft
  const set = (part: Partial<typeof permissions>) => change({ permissions: { ...permissions, ...part } })
  return (
    <Section title={t('permissions.title')} text={t('permissions.text')}>
      <Field inline label={t('permissions.fileAccess')} hint={t('permissions.fileAccessHint')}>
        <Switch checked={permissions.fileAccess} onCheckedChange={(fileAccess) => set({ fileAccess })} />
      </Field>
      <Field inline label={t('permissions.appAccess')} hint={t('permissions.appAccessHint')}>
        <Switch checked={permissions.appAccess} onCheckedChange={(appAccess) => set({ appAccess })} />
      </Field>
      {permissions.appAccess && (
        <LogIns draft={draft} logIns={permissions.logIns ?? null} onChange={(logIns) => set({ logIns })} />
      )}
    </Section>
  )
}

interface LogInsProps {
  draft: SetupProps['draft']
  logIns: readonly string[] | null
  onChange: (logIns: string[] | null) => void
}

/** Which of the stored log-ins, and of the sign-ins a browser has kept. */
function LogIns({ draft, logIns, onChange }: LogInsProps) {
  const t = useTexts('editor')
  const offered = useOffered(draft, logIns ?? [])
  const turn = (name: string, on: boolean) =>
    onChange(on ? [...(logIns ?? []), name] : (logIns ?? []).filter((one) => one !== name))
  return (
    <div className="grid gap-3 border-line border-l-2 pl-4">
      <Segmented
        label={t('permissions.which')}
        value={logIns ? 'some' : 'any'}
        options={[
          { value: 'any', label: t('permissions.anyLogIn') },
          { value: 'some', label: t('permissions.someLogIns') },
        ]}
        onChange={(value) => onChange(value === 'any' ? null : logInsIn(draft.nodes))}
        className="justify-self-start max-sm:w-full"
      />
      {logIns && offered.length === 0 && <p className="text-sm text-text-3">{t('permissions.noLogIns')}</p>}
      {logIns && (
        <ul className="grid gap-1.5">
          {offered.map(({ name, about }) => (
            <li key={name} className="min-w-0">
              <Checkbox
                className="pointer-coarse:min-h-11"
                checked={logIns.includes(name)}
                onCheckedChange={(on) => turn(name, on)}
                label={
                  <>
                    {name} <span className="text-text-3">{about}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What is stored, and what a step or the agent names although it is not: the practice site's own, or one deleted since. */
function useOffered(draft: SetupProps['draft'], allowed: readonly string[]) {
  const t = useTexts('editor')
  const stored = useCall(calls.credentials.list).data ?? []
  const kept = useCall(calls.profiles.list).data ?? []
  const known = new Map<string, string>()
  for (const name of [...allowed, ...logInsIn(draft.nodes)]) known.set(name, t('permissions.named'))
  for (const { name } of kept) known.set(name, t('permissions.kept'))
  for (const { name, origin, username } of stored) known.set(name, [origin, username].filter(Boolean).join(' · '))
  return [...known].map(([name, about]) => ({ name, about })).sort((a, b) => a.name.localeCompare(b.name))
}
