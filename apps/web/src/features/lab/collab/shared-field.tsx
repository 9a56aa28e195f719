import { DRAFT_LENGTHS, type DraftField } from '@app/spec'
import { cx, Field, Input, Textarea } from '@app/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'
import { bindText } from './bind-text.ts'
import { Carets } from './carets.tsx'
import { placeOf, selectionOf } from './places.ts'
import type { Replica } from './replica.ts'
import type { OpenRoom } from './use-room.ts'

/** One text of the draft: everybody's letters, and where the others are in it. */
export function SharedField({ field, room }: { field: DraftField; room: OpenRoom }) {
  const t = useTexts('lab-collab')
  const { number } = useFormatter()
  const text = useText(room.replica, field)
  const carets = room.people.flatMap(({ participant, name, place }) => {
    const selection = place?.field === field ? selectionOf(room.replica, place) : undefined
    return selection ? [{ participant, name, from: selection[0], to: selection[1] }] : []
  })
  const oneLine = field === 'name'
  const { control, overlay } = useBound(room, field)
  const most = DRAFT_LENGTHS[field]
  const counted = text.length > most * 0.8 && t('length', { count: number(text.length), most: number(most) })
  const props = { placeholder: t(`placeholders.${field}`), maxLength: most, spellCheck: true }
  return (
    <Field label={t(`fields.${field}`)} hint={counted || undefined}>
      <div className="relative grid">
        {oneLine ? (
          <Input ref={control} {...props} autoComplete="off" />
        ) : (
          <Textarea
            ref={control}
            {...props}
            className={cx('resize-y', field === 'objective' ? 'min-h-40' : 'min-h-28')}
          />
        )}
        <Carets ref={overlay} text={text} carets={carets} oneLine={oneLine} />
      </div>
    </Field>
  )
}

function useText(replica: Replica, field: DraftField): string {
  const text = replica.text(field)
  const read = () => text.toString()
  const subscribe = (changed: () => void) => {
    text.observe(changed)
    return () => text.unobserve(changed)
  }
  return useSyncExternalStore(subscribe, read, read)
}

/** The field of the page, tied to the text, and what follows its caret and its scrolling. */
function useBound({ replica, stand }: OpenRoom, field: DraftField) {
  const control = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const standing = useRef(stand)
  standing.current = stand
  useEffect(() => {
    const element = control.current
    if (!element) return
    const letGo = bindText(element, replica.text(field), replica)
    const tell = () => {
      if (document.activeElement !== element) return
      const selection = [element.selectionStart ?? 0, element.selectionEnd ?? 0] as const
      standing.current(placeOf(replica, field, selection))
    }
    const blur = () => standing.current(null)
    const scroll = () => overlay.current?.scrollTo(element.scrollLeft, element.scrollTop)
    document.addEventListener('selectionchange', tell)
    element.addEventListener('focus', tell)
    element.addEventListener('blur', blur)
    element.addEventListener('scroll', scroll)
    return () => {
      letGo()
      document.removeEventListener('selectionchange', tell)
      element.removeEventListener('focus', tell)
      element.removeEventListener('blur', blur)
      element.removeEventListener('scroll', scroll)
    }
  }, [replica, field])
  return { control, overlay }
}
