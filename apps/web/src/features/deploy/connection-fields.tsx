import type { Connection } from '@app/contract'
import { Field, Input } from '@app/ui'
import { KeyRound } from 'lucide-react'
import { PlatformIcon } from '../../lib/platforms/platform-icon.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { KeyTrial } from './key-trial.tsx'
import type { Given } from './use-keys.ts'

export interface ConnectionFieldsProps {
  botId: string
  connection: Connection
  given: Given
  onGive: (part: Given) => void
}

/** One platform of the bot: a masked key where it wants one, and what its address needs. */
export function ConnectionFields({ botId, connection, given, onGive }: ConnectionFieldsProps) {
  const t = useTexts('deploy')
  const { platformId, name, asks, mayMove, address } = connection
  const values = given.values ?? connection.values
  return (
    <section
      aria-labelledby={`platform-${platformId}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-m border border-line p-4"
    >
      <div className="flex items-center gap-3">
        <PlatformIcon platform={connection} />
        <h3 id={`platform-${platformId}`} className="min-w-0 flex-1 truncate font-semibold">
          {name}
        </h3>
      </div>
      <KeyField connection={connection} value={given.key ?? ''} onChange={(key) => onGive({ key })} />
      {asks.map((ask) => (
        <Field key={ask} label={t('keys.value', { value: ask, name })}>
          <Input
            value={values[ask] ?? ''}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => onGive({ values: { ...values, [ask]: target.value } })}
          />
        </Field>
      ))}
      {mayMove && (
        <Field label={t('keys.address', { name })} hint={t('keys.addressHint', { address: connection.baseUrl })}>
          <Input
            type="url"
            value={given.address ?? address ?? ''}
            maxLength={500}
            placeholder="https://"
            onChange={({ target }) => onGive({ address: target.value })}
          />
        </Field>
      )}
      <KeyTrial botId={botId} connection={connection} given={given} />
    </section>
  )
}

interface KeyFieldProps {
  connection: Connection
  value: string
  onChange: (key: string) => void
}

function KeyField({ connection, value, onChange }: KeyFieldProps) {
  const t = useTexts('deploy')
  const { name, requiresAuth, keyParts, hasKey, tools } = connection
  if (!requiresAuth || (keyParts.length === 0 && tools.length > 0))
    return <p className="text-sm text-text-2">{t('keys.notNeeded')}</p>
  if (keyParts.length === 0) return <p className="text-sm text-text-2">{t('keys.signed')}</p>
  const parts = keyParts.length > 1 ? t('keys.parts', { parts: keyParts.join(':') }) : ''
  return (
    <Field
      label={
        <>
          <KeyRound className="mr-1.5 inline size-3.5 align-[-2px]" aria-hidden />
          {t('keys.key', { name })}
        </>
      }
      hint={[hasKey ? t('keys.stored') : '', parts].filter(Boolean).join(' ') || undefined}
    >
      {/* Not a password of this site: nothing is to be filled in or remembered by the browser. */}
      <Input
        type="password"
        value={value}
        maxLength={4_000}
        autoComplete="off"
        data-1p-ignore
        spellCheck={false}
        placeholder={hasKey ? '••••••••' : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
