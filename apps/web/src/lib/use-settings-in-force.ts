import { calls } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall, useSend } from './call.ts'
import { applyLocale, choiceStore, setChoice } from './locale.tsx'
import { soundStore } from './sounds.ts'

/** Keeps the page in step with the user's settings, and the settings with what the user chose on another page. */
export function useSettingsInForce(): void {
  const client = useQueryClient()
  const settings = useCall(calls.settings.read)
  const { mutate } = useSend(calls.settings.save)
  const choice = choiceStore.use()
  useEffect(() => {
    if (!settings.data) return
    if (Object.keys(choice).length > 0) {
      const body = { ...settings.data, ...choice }
      setChoice({})
      client.setQueryData([calls.settings.read.path], body)
      mutate({ body })
      return
    }
    const { language, theme, timezone, soundEffects } = settings.data
    void applyLocale({ language, theme, timezone })
    soundStore.set(soundEffects)
  }, [settings.data, choice, client, mutate])
}
