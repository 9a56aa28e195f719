import { GraduationCap } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readKept } from '../../lib/keep.ts'
import { lazyView } from '../../lib/lazy-view.ts'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'

const AssistantWidget = lazyView(['assistant'], () =>
  import('../../features/assistant/assistant-widget.tsx').then((m) => m.AssistantWidget),
)

/** The assistant comes with the first press of its button, or at once where it was left switched on. */
export function AssistantCorner() {
  const t = useTexts('workspace')
  const owner = useSession().data?.user?.id
  const [open, setOpen] = useState<boolean>()
  if (!owner) return null
  const wanted = open !== undefined || readKept<{ on?: boolean }>(`assistant:${owner}`, {}).on
  return (
    <>
      <Suspense>
        {wanted && <AssistantWidget owner={owner} open={open === true} onClose={() => setOpen(false)} />}
      </Suspense>
      <button
        type="button"
        aria-label={t('assistant')}
        aria-expanded={open === true}
        onClick={() => setOpen(!open)}
        className="fixed right-4 bottom-4 z-30 grid size-11 place-items-center rounded-full border border-line-strong bg-surface-3 text-text-2 shadow-float hover:text-text"
      >
        <GraduationCap className="size-5" aria-hidden />
      </button>
    </>
  )
}
