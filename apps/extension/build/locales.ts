import { LANGUAGE_NAMES, LANGUAGES, PRODUCT_NAME } from '@app/spec'
import { loadTexts } from '@app/spec/texts'

type Tree = { readonly [key: string]: string | Tree }
/** Chrome knows Chinese by where it is written. */
const FOLDERS: Readonly<Record<string, string>> = { zh: 'zh_CN' }

/** `_locales/de/messages.json` and its five sisters, from the product's own texts. */
export async function makeLocales(): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const language of LANGUAGES) {
    const texts = flatten((await loadTexts(language, 'extension-panel')) as unknown as Tree)
    const messages = { ...texts, language_tag: LANGUAGE_NAMES[language].tag }
    const entries = Object.entries(messages).map(([key, text]) => [
      key,
      // A dollar begins a placeholder of the browser's own.
      { message: text.replaceAll('{product}', PRODUCT_NAME).replaceAll('$', '$$') },
    ])
    files[`_locales/${FOLDERS[language] ?? language}/messages.json`] = JSON.stringify(
      Object.fromEntries(entries),
      null,
      1,
    )
  }
  return files
}

function flatten(tree: Tree, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : Object.entries(flatten(value, `${path}${key}_`)),
    ),
  )
}
