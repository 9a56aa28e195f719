import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where a list begins on the page, how wide it is and what one points with, followed as the window changes. */
export function usePlace(element: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ top: 0, width: 0, rem: 16, touch: false })
  useLayoutEffect(() => {
    const list = element.current
    if (!list) return
    const look = () => {
      const now = {
        top: Math.round(list.getBoundingClientRect().top + window.scrollY),
        width: list.clientWidth,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
        touch: matchMedia('(pointer: coarse)').matches,
      }
      setPlace((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now))
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(list)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [element])
  return place
}
