import { X } from 'lucide-react'
import { cx } from './cx.ts'

export interface CloseButtonProps {
  label: string
  onClose: () => void
  /** Where it sits. */
  className?: string
}

export function CloseButton({ label, onClose, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className={cx(
        'grid size-8 place-items-center rounded-s text-text-3 transition hover:bg-surface-2 hover:text-text pointer-coarse:size-11',
        className,
      )}
    >
      <X className="size-4" aria-hidden />
    </button>
  )
}
