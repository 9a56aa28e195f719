import { useEffect, useRef } from 'react'
import type { Page } from './use-page.ts'

/** Does at once what was wished for in the menu, as soon as the page can be seen, and once. */
export function useWished(wished: number | undefined, page: Page | undefined, work: (page: Page) => void): void {
  const done = useRef(0)
  useEffect(() => {
    if (wished === undefined || wished === done.current || !page?.url) return
    done.current = wished
    work(page)
  }, [wished, page, work])
}
