import { createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from './cx.ts'

interface FieldState {
  id: string
  describedBy: string | undefined
  invalid: boolean
}
const FieldContext = createContext<FieldState | null>(null)

/** What a control inside a Field carries, so that its label, hint and error are read out with it. */
export function useFieldProps(): { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    ...(field.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(field.invalid ? { 'aria-invalid': true as const } : {}),
  }
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Label at the left, control at the right: rows of settings. */
  inline?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Field({ label, hint, error, inline, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const words = (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-text-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-xs text-bad" role="alert">
          {error}
        </p>
      )}
    </>
  )
  const title = (
    <label htmlFor={id} className="text-sm font-medium text-text">
      {label}
    </label>
  )
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>
      {inline ? (
        <div className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-2', className)}>
          <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
            {title}
            {words}
          </div>
          {children}
        </div>
      ) : (
        <div className={cx('grid content-start gap-1.5', className)}>
          {title}
          {children}
          {words}
        </div>
      )}
    </FieldContext>
  )
}
