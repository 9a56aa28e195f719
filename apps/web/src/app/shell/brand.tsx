import { PRODUCT_NAME, ROUTES } from '@app/spec'
import { cx, Mark } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'

export function Brand({ className }: { className?: string }) {
  const t = useTexts('shell')
  return (
    <Link
      to={ROUTES.landing}
      aria-label={t('homeLink', { product: PRODUCT_NAME })}
      className={cx(
        'inline-flex min-h-8 items-center gap-2.5 font-[650] text-[0.9375rem] tracking-[-0.01em]',
        className,
      )}
    >
      <Mark />
      {PRODUCT_NAME}
    </Link>
  )
}
