import { sitePattern } from './site-pattern.ts'

/** Under which name the counting script of a site is registered: that it is there is the permission to count. */
export const learnId = (pattern: string): string => `learn ${pattern}`

export async function mayLearn(url: string): Promise<boolean> {
  const pattern = sitePattern(url)
  if (!pattern) return false
  return (await chrome.scripting.getRegisteredContentScripts()).some(({ id }) => id === learnId(pattern))
}
