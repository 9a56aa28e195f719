import { cx } from '@app/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '../use-texts.ts'
import { keyToHandling, placeIn, textToHandlings, withinReach } from './to-handling.ts'
import { useDrag } from './use-drag.ts'
import { useFinger } from './use-finger.ts'
import type { Hands } from './use-hands.ts'
import type { Live } from './use-live-browser.ts'

const FRAME = 'relative block aspect-[16/10] w-full overflow-hidden rounded-m border bg-surface-2'

/** What the next press only points at, for it to be read: the value that stands there, or the list it is in. */
export type Marking = 'value' | 'list' | undefined

interface LivePageProps {
  live: Live
  hands: Hands
  marking: Marking
  onMarked: () => void
}

/** The picture of the page. In a person's hands it is the page: pointer and keyboard go through it. */
export function LivePage(props: LivePageProps) {
  const t = useTexts('live')
  const { live } = props
  if (live.control === 'person') return <Touchable {...props} />
  return (
    <div className={cx(FRAME, 'border-line')}>
      {live.picture ? (
        <img
          src={live.picture}
          alt={t('picture', { title: live.title || live.url })}
          className="size-full object-cover"
        />
      ) : (
        <p className="grid size-full animate-pulse place-items-center text-sm text-text-3">{t('waiting')}</p>
      )}
    </div>
  )
}

function Touchable({ live, hands, marking, onMarked }: LivePageProps) {
  const t = useTexts('live')
  const box = useRef<HTMLDivElement>(null)
  const at = (event: { clientX: number; clientY: number }) =>
    placeIn(box.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1), event)
  const scroll = (event: { clientX: number; clientY: number }, by: number) =>
    hands.do({ do: 'scroll', ...at(event), by: withinReach(by) })
  useWheel(box, (event) => scroll(event, event.deltaY))
  const finger = useFinger(scroll)
  const drag = useDrag(at, (from, to) => hands.do({ do: 'drag', ...from, toX: to.x, toY: to.y }))
  const click = (event: MouseEvent) => {
    if (!marking) return hands.do({ do: 'click', ...at(event), ...(event.detail === 2 ? { again: true } : {}) })
    hands.do({ do: 'mark', ...at(event), ...(marking === 'list' ? { all: true } : {}) })
    onMarked()
  }
  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  function press(event: KeyboardEvent) {
    // The one key that is not the page's: without it nobody could leave by keyboard.
    if (event.key === 'Escape') return marking ? onMarked() : box.current?.blur()
    const what = keyToHandling(event)
    if (!what) return
    event.preventDefault()
    event.stopPropagation()
    hands.do(what)
  }

  return (
    <div
      ref={box}
      role="application"
      aria-label={t('page')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard.
      tabIndex={0}
      className={cx(
        FRAME,
        'touch-none border-transparent outline-2 outline-accent ring-4 ring-accent-soft',
        marking ? 'cursor-crosshair' : 'cursor-pointer',
      )}
      onClick={(event) => drag.wasOne() || click(event)}
      onContextMenu={(event) => {
        event.preventDefault()
        hands.do({ do: 'click', ...at(event), right: true })
      }}
      onPointerDown={(event) => {
        finger.down(event)
        if (!marking) drag.down(event)
      }}
      onPointerUp={(event) => {
        finger.up()
        drag.up(event)
      }}
      onPointerCancel={finger.up}
      onPointerMove={(event) =>
        event.pointerType === 'mouse' ? hands.do({ do: 'move', ...at(event) }) : finger.move(event)
      }
      onKeyDown={press}
      onPaste={(event) => hands.do(...textToHandlings(event.clipboardData.getData('text')))}
    >
      <img src={live.picture || undefined} alt="" draggable={false} className="size-full select-none object-cover" />
    </div>
  )
}

/** The library listens to the wheel passively, which cannot keep the window around from scrolling along. */
function useWheel(box: React.RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const latest = useRef(onWheel)
  latest.current = onWheel
  useEffect(() => {
    const element = box.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(event)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [box])
}
