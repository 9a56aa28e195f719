import { LANGUAGE_NAMES, LANGUAGES, type Language, THEMES } from '@app/spec'
import { Segmented, Select } from '@app/ui'
import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseLocale, localeStore } from '../../lib/locale.tsx'
import { useTexts } from '../../lib/use-texts.ts'

const ICONS = { dark: Moon, light: Sun, auto: Monitor }

/** Language and theme where there are no settings to open. */
export function LocaleChoice() {
  const t = useTexts('shell')
  const { language, theme } = localeStore.use()
  const themes = THEMES.map((value) => {
    const Icon = ICONS[value]
    return {
      value,
      label: (
        <>
          <Icon aria-hidden />
          <span className="sr-only">{t(`theme.${value}`)}</span>
        </>
      ),
    }
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        aria-label={t('language')}
        value={language}
        onChange={(event) => chooseLocale({ language: event.target.value as Language })}
        className="w-36"
      >
        {LANGUAGES.map((value) => (
          <option key={value} value={value} lang={LANGUAGE_NAMES[value].tag}>
            {LANGUAGE_NAMES[value].name}
          </option>
        ))}
      </Select>
      <Segmented
        label={t('theme.label')}
        value={theme}
        onChange={(value) => chooseLocale({ theme: value })}
        options={themes}
      />
    </div>
  )
}
