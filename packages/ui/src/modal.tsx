import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'

export interface ModalProps {
  onClose: () => void
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The browser's own modal: it traps focus, gives it back and makes the page behind inert, and it needs no
 * injected style sheet, which a strict content security policy would refuse. Escape and the backdrop close it.
 */
export function Modal({ onClose, label, labelledBy, describedBy, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    // The browser picks the first control; a dialog may name a better one.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and arrives as `cancel`.
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={cx('p-0 text-text backdrop:bg-scrim', className)}
    >
      {children}
    </dialog>
  )
}
