import type { CreatedTrigger } from '@app/contract'
import { Button } from '@app/ui'
import { useEffect, useRef } from 'react'
import { CopyLine } from '../../../lib/copy-line.tsx'
import { useTexts } from '../../../lib/use-texts.ts'

/** The one time a secret is seen. */
export function ShownSecret({ trigger, onHide }: { trigger: CreatedTrigger; onHide: () => void }) {
  const t = useTexts('editor')
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const words = { copy: t('hooks.copy'), copied: t('hooks.copied') }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('hooks.secret')}
      className="grid gap-3 rounded-m border border-accent/50 bg-accent-soft/40 px-4 py-3.5"
    >
      <p className="text-sm">{t('hooks.secretText')}</p>
      <CopyLine label={t('hooks.address')} value={`${window.location.origin}${trigger.path}`} words={words} />
      <CopyLine label={t('hooks.secret')} value={trigger.secret} words={words} />
      <Button className="justify-self-end" onClick={onHide}>
        {t('hooks.hide')}
      </Button>
    </section>
  )
}
