import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
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
  usePressOutside(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={cx('p-0 text-text backdrop:bg-scrim', className)}
    >
      {children}
    </dialog>
  )
}

/** Judged by where, not by what: browsers do not agree which element a press on the backdrop belongs to. */
function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const press = ({ clientX: x, clientY: y }: PointerEvent) => {
      const box = dialog.current?.getBoundingClientRect()
      if (box && (x < box.left || x > box.right || y < box.top || y > box.bottom)) latest.current()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [dialog])
}
