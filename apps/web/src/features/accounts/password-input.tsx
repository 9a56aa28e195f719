import { Input } from '@app/ui'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'

export function PasswordInput(props: ComponentProps<'input'>) {
  const t = useTexts('account')
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} maxLength={128} className="pr-11" />
      <button
        type="button"
        aria-label={shown ? t('hidePassword') : t('showPassword')}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-s text-text-3 transition hover:text-text [&_svg]:size-4"
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </span>
  )
}
