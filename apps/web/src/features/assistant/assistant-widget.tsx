import { CloseButton } from '@app/ui'
import { useEffect, useRef } from 'react'
import { AssistantPanel } from '../../lib/assistant/assistant-panel.tsx'
import { useBehaviourWatch } from '../../lib/assistant/use-behaviour-watch.ts'
import { useTexts } from '../../lib/use-texts.ts'

interface AssistantWidgetProps {
  owner: string
  open: boolean
  onClose: () => void
}

/** Beside the work, never over all of it: the page behind stays usable, and watched only while the assistant is on. */
export function AssistantWidget({ owner, open, onClose }: AssistantWidgetProps) {
  useBehaviourWatch(owner)
  return open ? <Panel onClose={onClose} /> : null
}

function Panel({ onClose }: { onClose: () => void }) {
  const t = useTexts('assistant')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <section
      ref={panel}
      aria-label={t('title')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="fixed right-4 bottom-18 z-30 grid max-h-[min(40rem,calc(100dvh-6rem))] w-[min(24rem,calc(100vw-2rem))] animate-rise grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-l border border-line-strong bg-surface-1 shadow-float"
    >
      <header className="flex items-center justify-between gap-2 border-line border-b py-1.5 pr-1.5 pl-4.5">
        <h2 className="font-semibold text-md">{t('title')}</h2>
        <CloseButton label={t('close')} onClose={onClose} />
      </header>
      <div className="overflow-y-auto px-4.5 py-4">
        <AssistantPanel />
      </div>
    </section>
  )
}
