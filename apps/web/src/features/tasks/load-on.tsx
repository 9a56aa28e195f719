import { Button } from '@app/ui'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/use-texts.ts'

/** Loads on as one nears the end; the button does the same for those who do not scroll. */
export function LoadOn({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const t = useTexts('tasks')
  const place = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  more.current = onMore
  useEffect(() => {
    if (busy || !place.current || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '600px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [busy])
  return (
    <div ref={place} className="flex justify-center py-2">
      <Button busy={busy} onClick={onMore}>
        {busy ? t('loadingMore') : t('showMore')}
      </Button>
    </div>
  )
}
