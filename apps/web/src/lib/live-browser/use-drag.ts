import { type PointerEvent, useRef } from 'react'

interface Place {
  x: number
  y: number
}

/** A hand that trembles does not drag. */
const LEAST_PX = 8

/** A mouse that is pressed here and let go there drags; the click that follows is none. */
export function useDrag(at: (event: PointerEvent) => Place, onDrag: (from: Place, to: Place) => void) {
  const from = useRef<{ place: Place; clientX: number; clientY: number } | null>(null)
  const dragged = useRef(false)
  return {
    down: (event: PointerEvent) => {
      dragged.current = false
      const { clientX, clientY, button, pointerType } = event
      from.current = pointerType === 'mouse' && button === 0 ? { place: at(event), clientX, clientY } : null
    },
    up: (event: PointerEvent) => {
      const began = from.current
      from.current = null
      if (!began || Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) < LEAST_PX) return
      dragged.current = true
      onDrag(began.place, at(event))
    },
    wasOne: () => dragged.current,
  }
}
