import { type PointerEvent, useRef } from 'react'

/** As high as the agents' windows are: a finger moves the page under it, not the smaller picture of it. */
const PAGE_HEIGHT = 800

/** A finger that is drawn over the picture scrolls the page; a tap stays a click. */
export function useFinger(scroll: (event: PointerEvent, by: number) => void) {
  const last = useRef<number | null>(null)
  const isFinger = (event: PointerEvent) => event.pointerType === 'touch'
  return {
    down: (event: PointerEvent) => {
      last.current = isFinger(event) ? event.clientY : null
    },
    move: (event: PointerEvent) => {
      if (last.current === null || !isFinger(event)) return
      const { height } = event.currentTarget.getBoundingClientRect()
      scroll(event, ((last.current - event.clientY) * PAGE_HEIGHT) / Math.max(1, height))
      last.current = event.clientY
    },
    up: () => {
      last.current = null
    },
  }
}
