import { Dialog, Field, Kbd, Switch } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { setSingleKeys, useSingleKeys } from './use-shortcuts.ts'

const ROWS = [
  { does: 'palette', keys: ['Ctrl', 'K'] },
  { does: 'sheet', keys: ['?'] },
  { does: 'toasts', keys: ['F8'] },
  { does: 'close', keys: ['Esc'] },
] as const

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell')
  const on = useSingleKeys()
  return (
    <Dialog open onOpenChange={onClose} title={t('shortcuts.title')} closeLabel={t('close')} size="sm">
      <dl className="divide-y divide-line">
        {ROWS.map((row) => (
          <div key={row.does} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="text-sm text-text-2">{t(`shortcuts.${row.does}`)}</dt>
            <dd className="flex gap-1">
              {row.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Field
        inline
        label={t('shortcuts.singleKeys')}
        hint={t('shortcuts.singleKeysHint')}
        className="mt-2 border-line border-t pt-4"
      >
        <Switch checked={on} onCheckedChange={setSingleKeys} />
      </Field>
    </Dialog>
  )
}
