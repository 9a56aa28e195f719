/** Asks the page's script for one of its fixed actions, and puts it there first. Throws where the page is closed to us. */
export async function actOnPage<Answer>(tabId: number, act: string, values?: unknown): Promise<Answer> {
  await chrome.scripting.executeScript({ target: { tabId }, files: ['page.js'] })
  return (await chrome.tabs.sendMessage(tabId, { act, values }, { frameId: 0 })) as Answer
}
