import { calls } from '@app/contract'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import type { Wizard } from './use-wizard.ts'

/** Spec 2 §5 and §8: what is missing is told, what was deployed goes on to its keys. */
export function useDeploy({ draft, finish }: Wizard) {
  const t = useTexts('deploy')
  const sending = useSend(calls.deployment.deploy, { refresh: [calls.deployment.list, calls.agents.list] })
  const isMissing = draft.name.trim() === '' || draft.platforms.length === 0
  const deploy = () => {
    if (isMissing)
      return toast({ title: t('toasts.missing'), description: t('toasts.missingText'), tone: 'destructive' })
    const { platforms, of, name, description, capabilities, fileAccess, appAccess } = draft
    const body = {
      name: name.trim(),
      ...(description.trim() ? { description: description.trim() } : {}),
      selectedPlatforms: platforms.map(({ id }) => id),
      capabilities: [...capabilities],
      fileAccess,
      appAccess,
      ...(of ? { botId: of.id } : {}),
    }
    sending.mutate(
      { body },
      {
        onSuccess: (bot) => {
          toast({ title: t('toasts.deployed'), description: t('toasts.deployedText', { name: bot.name }) })
          finish(bot)
        },
        onError: (error) =>
          toast({
            title: t('toasts.failed'),
            description: wordsFrom(error, t('toasts.failedText')),
            tone: 'destructive',
          }),
      },
    )
  }
  return { deploy, isMissing, busy: sending.isPending }
}
