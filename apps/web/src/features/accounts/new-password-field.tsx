import { Field } from '@app/ui'
import { PASSWORD_MIN } from '../../lib/password-min.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { PasswordInput } from './password-input.tsx'

interface NewPasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Somebody has tried to go on: from now on a mistake is told. */
  tried: boolean
}

export function NewPasswordField({ label, value, onChange, tried }: NewPasswordFieldProps) {
  const t = useTexts('account')
  return (
    <Field
      label={label}
      hint={t('signUp.passwordHint')}
      error={tried && value.length < PASSWORD_MIN && t('signUp.passwordShort')}
    >
      <PasswordInput autoComplete="new-password" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
