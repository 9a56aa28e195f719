import { useEffect, useState } from 'react'

/** The page one works on; its address is known only where the browser lets the extension see it. */
export interface Page {
  tabId: number
  url: string | undefined
  title: string
}

/** In a window of its own the panel says in its address which tab it is about. */
const named = Number(new URLSearchParams(location.search).get('tab')) || undefined

async function findPage(): Promise<Page | undefined> {
  const tab = named ? await chrome.tabs.get(named) : (await chrome.tabs.query({ active: true, currentWindow: true }))[0]
  if (tab?.id === undefined) return undefined
  const seen = tab.url && /^https?:/.test(tab.url) ? tab.url : undefined
  return { tabId: tab.id, url: seen, title: tab.title ?? '' }
}

export function usePage(): Page | undefined {
  const [page, setPage] = useState<Page>()
  useEffect(() => {
    const look = () => void findPage().then(setPage, () => setPage(undefined))
    look()
    chrome.tabs.onActivated.addListener(look)
    chrome.tabs.onUpdated.addListener(look)
    // The browser grants a page by a press outside of it, and tells nobody.
    chrome.storage.onChanged.addListener(look)
    window.addEventListener('focus', look)
    return () => {
      chrome.tabs.onActivated.removeListener(look)
      chrome.tabs.onUpdated.removeListener(look)
      chrome.storage.onChanged.removeListener(look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return page
}
