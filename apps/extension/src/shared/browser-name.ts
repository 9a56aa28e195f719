const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
] as const
const SYSTEMS = [
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** "Firefox, Linux": enough to recognise a browser by in a list. */
export function browserName(userAgent: string): string {
  const find = (table: readonly (readonly [RegExp, string])[]) => table.find(([sign]) => sign.test(userAgent))?.[1]
  return [find(BROWSERS) ?? 'Browser', find(SYSTEMS)].filter(Boolean).join(', ')
}
