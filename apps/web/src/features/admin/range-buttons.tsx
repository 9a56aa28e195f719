import { ADMIN_RANGES, type AdminRange } from '@app/spec'
import { Segmented } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'

export function RangeButtons({ value, onChange }: { value: AdminRange; onChange: (range: AdminRange) => void }) {
  const t = useTexts('admin')
  return (
    <Segmented
      label={t('range')}
      value={value}
      onChange={onChange}
      options={ADMIN_RANGES.map((range) => ({ value: range, label: t(`ranges.${range}`) }))}
    />
  )
}
