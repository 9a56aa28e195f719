import {
  DEFAULT_LANGUAGE,
  DEFAULT_SETTINGS,
  isLanguage,
  LANGUAGE_NAMES,
  type Language,
  type Preferences,
  THEMES,
  type Theme,
  TIMEZONES,
} from '@app/spec'
import type { Texts } from '@app/spec/texts'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { readCookie, writeCookie } from './cookies.ts'
import { createStore } from './create-store.ts'
import { keep, readKept } from './keep.ts'
import { TEXT_RULES } from './text-rules.ts'
import { ensureSeenTexts, useLoadedTexts } from './texts-store.ts'

type Locale = Pick<Preferences, 'language' | 'theme' | 'timezone'>

type Choice = Partial<Pick<Locale, 'language' | 'theme'>>

const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme)

/** First visit: what the browser asks for, else English. */
export function firstLanguage(cookie: string | undefined, asked: readonly string[]): Language {
  if (isLanguage(cookie)) return cookie
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE
}

function firstLocale(): Locale {
  // No document: the page is being written ahead of time, for everybody.
  if (typeof document === 'undefined') return DEFAULT_SETTINGS
  const cookie = readCookie('theme')
  return {
    language: firstLanguage(readCookie('language'), navigator.languages),
    theme: isTheme(cookie) ? cookie : DEFAULT_SETTINGS.theme,
    timezone: DEFAULT_SETTINGS.timezone,
  }
}

export const localeStore = createStore<Locale>(firstLocale())
/** Chosen on a page that does not know the user's settings; the next page that does saves it there. */
export const choiceStore = createStore<Choice>(readKept<Choice>('choice', {}))

/** Puts a locale in force: words first, then the switch, the cookies and the page's own attributes. */
export async function applyLocale(change: Partial<Locale>): Promise<void> {
  const next = { ...localeStore.get(), ...known(change) }
  await ensureSeenTexts(next.language)
  document.documentElement.lang = LANGUAGE_NAMES[next.language].tag
  document.documentElement.dataset.theme = next.theme
  writeCookie('language', next.language)
  writeCookie('theme', next.theme)
  localeStore.set(next)
}

/** What a newer server has stored and this page cannot be in leaves it as it is. */
const known = ({ language, theme, timezone }: Partial<Locale>): Partial<Locale> => ({
  ...(isLanguage(language) && { language }),
  ...(isTheme(theme) && { theme }),
  ...(isTimezone(timezone) && { timezone }),
})

const isTimezone = (value: unknown): value is Locale['timezone'] => TIMEZONES.includes(value as Locale['timezone'])

/** A person's own choice: in force at once, and remembered for their settings. */
export function chooseLocale(change: Choice): void {
  setChoice({ ...choiceStore.get(), ...change })
  void applyLocale(change)
}

export function setChoice(choice: Choice): void {
  choiceStore.set(choice)
  keep('choice', choice)
}

export function LocaleProvider({ children }: { children: ReactNode }) {
  const { language, timezone } = localeStore.use()
  // Routes load the words of their screen before it is drawn, so the part that is there is all that is read.
  const messages = useLoadedTexts(language) as Texts
  return (
    <IntlProvider {...TEXT_RULES} locale={language} messages={messages} timeZone={timezone}>
      {children}
    </IntlProvider>
  )
}
