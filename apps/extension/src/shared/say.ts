import type { PanelKey } from './texts.ts'

/** The words in the browser's language, out of the package's `_locales`, with the values put in. */
export function say(key: PanelKey, values: Readonly<Record<string, string | number>> = {}): string {
  return chrome.i18n.getMessage(key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
