import { type ReactNode, useId } from 'react'
import { CloseButton } from './close-button.tsx'
import { cx } from './cx.ts'
import { Modal } from './modal.tsx'

const WIDTHS = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-2xl' } as const

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  closeLabel: string
  size?: keyof typeof WIDTHS | undefined
}

/** A titled modal. What it holds lives only while it is open. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
  size = 'md',
}: DialogProps) {
  const id = useId()
  if (!open) return null
  return (
    <Modal
      onClose={() => onOpenChange(false)}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-text` : undefined}
      className={cx(
        'm-auto w-[calc(100%-2rem)] animate-rise rounded-l border border-line-strong bg-surface-1 shadow-float',
        WIDTHS[size],
      )}
    >
      <div className="relative grid max-h-[calc(100dvh-4rem)] grid-rows-[auto_minmax(0,1fr)_auto]">
        <header className="grid gap-1 px-5 pt-5 pr-14 pb-3">
          <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="text-sm text-text-2">
              {description}
            </p>
          )}
        </header>
        {children ? <div className="overflow-y-auto px-5 pt-1 pb-5">{children}</div> : <div />}
        {footer && (
          <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3.5">{footer}</footer>
        )}
        {/* Last in the order of focus, so that a form's first field comes first. */}
        <CloseButton
          label={closeLabel}
          onClose={() => onOpenChange(false)}
          className="absolute top-3.5 right-3.5 pointer-coarse:top-2 pointer-coarse:right-2"
        />
      </div>
    </Modal>
  )
}
