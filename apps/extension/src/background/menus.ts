import { say } from '../shared/say.ts'
import { hold, type Wish } from '../shared/store.ts'

const WISHES = ['record', 'table', 'form', 'run'] as const satisfies readonly Wish['kind'][]
const ROOT = 'automate'
const PAGES = ['http://*/*', 'https://*/*']

/** "Automate this" and what it offers, on every page one can right-click. */
export async function addMenus(): Promise<void> {
  await chrome.contextMenus.removeAll()
  chrome.contextMenus.create({ id: ROOT, title: say('menu_root'), contexts: ['all'], documentUrlPatterns: PAGES })
  for (const kind of WISHES)
    chrome.contextMenus.create({
      id: kind,
      parentId: ROOT,
      title: say(`menu_${kind}`),
      contexts: ['all'],
      documentUrlPatterns: PAGES,
    })
}

/** The panel is opened first: browsers allow it only in the very moment of the press. */
export function takeWish(id: string, tab: chrome.Tab | undefined): void {
  const kind = WISHES.find((one) => one === id)
  if (!kind || tab?.id === undefined) return
  openPanel(tab)
  void hold({ wish: { kind, tabId: tab.id, at: Date.now() } })
}

export function openPanel({ id }: chrome.Tab): void {
  if (id === undefined) return
  if (chrome.sidePanel) void chrome.sidePanel.open({ tabId: id })
  else void chrome.sidebarAction?.open()
}
