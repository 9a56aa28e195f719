import { TOAST_ACTION_DURATION_MS, TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD } from '@app/spec'
import { Button, cx } from '@app/ui'
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { dismissToast, useToasts } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Spec 1 §9: one at a time, 5 s, swiped to the right, F8 focuses the area. */
export function ToastArea() {
  const t = useTexts('shell')
  const toasts = useToasts()
  const area = useOnTop(toasts[0]?.id)
  return (
    <Radix.Provider
      label={t('toast.label')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {toasts.map((item) => (
        <Radix.Root
          key={item.id}
          open={item.open}
          duration={item.action ? TOAST_ACTION_DURATION_MS : TOAST_DURATION_MS}
          onOpenChange={(open) => !open && dismissToast(item.id)}
          className={cx(
            'relative grid animate-rise gap-0.5 rounded-m border bg-surface-2 py-3 pr-11 pl-4 shadow-float',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full',
            item.tone === 'destructive' ? 'border-bad/50' : 'border-line-strong',
          )}
        >
          <Radix.Title className={cx('text-md font-[550]', item.tone === 'destructive' && 'text-bad')}>
            {item.title}
          </Radix.Title>
          {item.description && (
            <Radix.Description className="text-sm text-text-2">{item.description}</Radix.Description>
          )}
          {item.detail && <p className="break-words text-sm text-text-3">{item.detail}</p>}
          {item.action && (
            <Radix.Action asChild altText={item.action.label} onClick={item.action.act}>
              <Button className="mt-1.5 justify-self-start">{item.action.label}</Button>
            </Radix.Action>
          )}
          <Radix.Close
            aria-label={t('toast.close')}
            className="absolute top-2 right-2 grid size-7 place-items-center rounded-s text-text-3 hover:bg-surface-3 hover:text-text"
          >
            <X className="size-4" aria-hidden />
          </Radix.Close>
        </Radix.Root>
      ))}
      <div
        ref={area}
        popover="manual"
        className="fixed inset-auto right-4 bottom-4 m-0 w-[min(380px,calc(100vw-2rem))] overflow-visible border-0 bg-transparent p-0 text-text"
      >
        <Radix.Viewport hotkey={['F8']} label={t('toast.viewport', { hotkey: '{hotkey}' })} className="grid gap-2" />
      </div>
    </Radix.Provider>
  )
}

/** A dialog lies above everything but what was put on top after it: so is the area, with each toast anew. */
function useOnTop(newest: number | undefined) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    if (newest === undefined || !element?.showPopover) return
    element.showPopover()
    return () => element.hidePopover()
  }, [newest])
  return area
}
