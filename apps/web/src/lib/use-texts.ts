import type { Language } from '@app/spec'
import type { Namespace, Texts } from '@app/spec/texts'
import { useTranslations } from 'use-intl'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Texts
  }
}

/** The words of one screen. A key that does not exist, or a placeholder left out, is a type error. */
export const useTexts = <N extends Namespace>(namespace: N) => useTranslations(namespace)
