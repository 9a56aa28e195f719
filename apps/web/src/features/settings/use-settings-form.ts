import { calls } from '@app/contract'
import { DEFAULT_SETTINGS, type Preferences } from '@app/spec'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchCall, useCall } from '../../lib/call.ts'
import { useSession } from '../../lib/use-session.ts'

export interface SettingsForm extends Preferences {
  displayName: string
}

/**
 * Spec 1 §4: any change makes the form dirty, a successful save makes it clean, Reset puts the defaults in and saves
 * nothing. The form is the server's settings under the changes made here, so what arrives replaces all but those.
 */
export function useSettingsForm() {
  const client = useQueryClient()
  const session = useSession()
  const settings = useCall(calls.settings.read)
  const [changes, setChanges] = useState<Partial<SettingsForm>>({})
  const [dirty, setDirty] = useState(false)
  const user = session.data?.user
  const saved = settings.data && { ...settings.data, displayName: user?.name ?? '' }
  const form: SettingsForm | undefined = saved && { ...saved, ...changes }

  const save = useMutation({
    mutationFn: async () => {
      if (!form || !saved) return
      const { displayName, ...body } = form
      await fetchCall(calls.settings.save, { body })
      const name = displayName.trim()
      if (name && user && name !== saved.displayName) await fetchCall(calls.account.rename, { body: { name } })
      await Promise.all([settings.refetch(), client.invalidateQueries({ queryKey: [calls.account.session.path] })])
    },
    onSuccess: () => {
      setChanges({})
      setDirty(false)
    },
  })

  return {
    form,
    saved,
    settings,
    account: session,
    dirty,
    save,
    change(part: Partial<SettingsForm>) {
      setChanges((before) => ({ ...before, ...part }))
      setDirty(true)
    },
    reset() {
      // A name has no default, and two-factor is what the account has, not a wish: resetting must not unguard it.
      const { twoFactorAuth: _, ...defaults } = DEFAULT_SETTINGS
      setChanges(defaults)
      setDirty(true)
    },
  }
}

/** What a section of the page works on. */
export interface SectionProps {
  form: SettingsForm
  change: (part: Partial<SettingsForm>) => void
}
