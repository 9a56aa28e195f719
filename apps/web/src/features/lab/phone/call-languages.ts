import type { Language } from '@app/spec'

/** What the phone tool takes: a language and a country whose voice is used. */
export const CALL_LANGUAGES: Record<Language, string> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  zh: 'zh-CN',
  ja: 'ja-JP',
}
