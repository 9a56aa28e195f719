import { Field, Input } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { looksLikeEmail } from './looks-like-email.ts'

interface EmailFieldProps {
  value: string
  onChange: (value: string) => void
  /** Somebody has tried to go on: from now on a mistake is told. */
  tried: boolean
}

export function EmailField({ value, onChange, tried }: EmailFieldProps) {
  const t = useTexts('account')
  return (
    <Field label={t('email')} error={tried && !looksLikeEmail(value) && t('badEmail')}>
      <Input
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </Field>
  )
}
