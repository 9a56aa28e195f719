/** The part of the browsers' extension interface that is used here. Firefox and Edge know it by the same name. */
declare namespace chrome {
  interface Tab {
    id?: number
    url?: string
    title?: string
    windowId?: number
  }
  interface Sender {
    id?: string
    tab?: Tab
    url?: string
    frameId?: number
  }
  interface Listeners<Listener> {
    addListener(listener: Listener): void
    removeListener(listener: Listener): void
  }
  interface StorageArea {
    get(key: string | string[] | null): Promise<Record<string, unknown>>
    set(values: Record<string, unknown>): Promise<void>
    remove(key: string | string[]): Promise<void>
    setAccessLevel?(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>
  }
  interface StorageChange {
    newValue?: unknown
  }
  interface MenuItem {
    id: string
    title: string
    parentId?: string
    contexts: string[]
    documentUrlPatterns?: string[]
  }
  interface ContentScript {
    id: string
    matches: string[]
    js: string[]
    runAt: 'document_idle'
    persistAcrossSessions: boolean
  }

  const runtime: {
    id: string
    getURL(path: string): string
    sendMessage(message: unknown): Promise<unknown>
    onMessage: Listeners<(message: unknown, sender: Sender, answer: (value: unknown) => void) => boolean | undefined>
    onInstalled: Listeners<() => void>
  }
  const tabs: {
    query(wish: { active: boolean; currentWindow: boolean }): Promise<Tab[]>
    get(id: number): Promise<Tab>
    create(wish: { url: string }): Promise<Tab>
    sendMessage(id: number, message: unknown, options?: { frameId: number }): Promise<unknown>
    onUpdated: Listeners<(id: number, change: { status?: string; url?: string }) => void>
    onActivated: Listeners<() => void>
    onRemoved: Listeners<(id: number) => void>
  }
  const scripting: {
    executeScript(wish: { target: { tabId: number }; files: string[] }): Promise<unknown>
    registerContentScripts(scripts: ContentScript[]): Promise<void>
    unregisterContentScripts(wish: { ids: string[] }): Promise<void>
    getRegisteredContentScripts(): Promise<{ id: string }[]>
  }
  const permissions: {
    request(wish: { origins: string[] }): Promise<boolean>
    contains(wish: { origins: string[] }): Promise<boolean>
    remove(wish: { origins: string[] }): Promise<boolean>
  }
  const storage: {
    local: StorageArea
    session: StorageArea
    onChanged: Listeners<(changes: Record<string, StorageChange>, area: string) => void>
  }
  const contextMenus: {
    create(item: MenuItem): void
    removeAll(): Promise<void>
    onClicked: Listeners<(info: { menuItemId: string | number; pageUrl?: string }, tab?: Tab) => void>
  }
  const action: { onClicked: Listeners<(tab: Tab) => void> }
  const i18n: { getMessage(key: string): string; getUILanguage(): string }
  /** Chrome and Edge. */
  const sidePanel: { open(wish: { tabId: number }): Promise<void> } | undefined
  /** Firefox. */
  const sidebarAction: { open(): Promise<void> } | undefined
}
