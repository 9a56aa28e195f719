import { DEFAULT_LANGUAGE, type Language } from '@app/spec'
import { loadTexts, type Namespace, type Texts } from '@app/spec/texts'
import { createStore } from './create-store.ts'

type Loaded = Partial<Record<Language, Partial<Texts>>>
const store = createStore<Loaded>({})
const wanted = new Set<Namespace>()

/** Loads what is not there yet. A catalogue that a language lacks is read in English: words beat keys. */
export async function ensureTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  const missing = namespaces.filter((namespace) => !store.get()[language]?.[namespace])
  if (missing.length === 0) return
  const found = await Promise.all(
    missing.map(async (namespace) => [namespace, await load(language, namespace)] as const),
  )
  store.set({ ...store.get(), [language]: { ...store.get()[language], ...Object.fromEntries(found) } })
}

/** Everything seen so far, in another language, before the switch: nothing flickers and nothing remounts. */
export const ensureSeenTexts = (language: Language): Promise<void> => ensureTexts(language, [...wanted])

export const useLoadedTexts = (language: Language): Partial<Texts> => store.use()[language] ?? {}

async function load<N extends Namespace>(language: Language, namespace: N): Promise<Texts[N]> {
  if (language === DEFAULT_LANGUAGE) return loadTexts(language, namespace)
  return loadTexts(language, namespace).catch(() => loadTexts(DEFAULT_LANGUAGE, namespace))
}
