/** Spec 1 §9, settings options. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** What each language calls itself, and the tag a browser wants in `lang`. */
export const LANGUAGE_NAMES: Record<Language, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en' },
  es: { name: 'Español', tag: 'es' },
  fr: { name: 'Français', tag: 'fr' },
  de: { name: 'Deutsch', tag: 'de' },
  zh: { name: '中文', tag: 'zh-Hans' },
  ja: { name: '日本語', tag: 'ja' },
}

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)
