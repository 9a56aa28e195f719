import { readTold } from '../shared/read-message.ts'
import { recallSeen, rememberSeen } from './learn.ts'
import { addMenus, openPanel, takeWish } from './menus.ts'
import { injectRecorder, noteLeftOut, noteStep } from './recording.ts'

// Scripts in pages have no business with what is kept here; they ask, and are answered.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })

chrome.runtime.onInstalled.addListener(() => void addMenus())
chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => takeWish(String(menuItemId), tab))
chrome.action.onClicked.addListener((tab) => openPanel(tab))
chrome.tabs.onUpdated.addListener((tabId, { status }) => {
  // As soon as there is a page, and again when all of it is there: whatever comes first.
  if (status) void injectRecorder(tabId)
})

chrome.runtime.onMessage.addListener((message, sender, answer) => {
  const told = readTold(message)
  const tabId = sender.tab?.id
  // From our own script in the top page of a tab; where it is, the browser says, not the message.
  if (!told || sender.id !== chrome.runtime.id || tabId === undefined || sender.frameId !== 0 || !sender.url)
    return undefined
  const { url } = sender
  if (told.told === 'step') void noteStep(tabId, told.step)
  if (told.told === 'left-out') void noteLeftOut(tabId, told.why)
  if (told.told === 'counted') void rememberSeen(url, told.seen)
  if (told.told !== 'counting') return undefined
  void recallSeen(url).then(answer)
  return true
})
