import { calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { fetchCall } from './call.ts'
import { wordsFrom } from './call-error.ts'
import { forgetDevice } from './forget-device.ts'
import { toast } from './toast.ts'
import { useTexts } from './use-texts.ts'

export function useSignOut() {
  const t = useTexts('shell')
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await fetchCall(calls.auth.signOut, { body: {} })
    } catch (error) {
      toast({
        title: t('sidebar.signOut'),
        description: wordsFrom(error, t('failure.unreachable')),
        tone: 'destructive',
      })
      return
    }
    // Away from the screens that would ask for the data again, then forget it.
    await navigate({ to: ROUTES.signIn })
    client.clear()
    await forgetDevice()
  }
}
