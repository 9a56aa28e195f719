import { calls, DEFAULT_POLICY, type Plan } from '@app/contract'
import { useSend } from '../call.ts'
import { useTexts } from '../use-texts.ts'

/** Where the words begin: what a plan of them opens first, or the address they name. */
export function startOf(words: string, recipe: Plan['recipe'] | undefined): string | undefined {
  for (const step of recipe?.steps ?? [])
    if ('do' in step && step.do === 'browser.open' && typeof step.with.url === 'string') return step.with.url
  return words.match(/https?:\/\/[^\s"'<>]+[^\s"'<>.,:;!?)]/i)?.[0]
}

/** Begins a task in which a person shows how it is done. Without an address they open one themselves. */
export function useShowMe() {
  const t = useTexts('live')
  const submit = useSend(calls.tasks.create, { refresh: [calls.tasks.list] })
  return {
    isPending: submit.isPending,
    error: submit.error,
    begin: (words: string, start: string | undefined, onBegun: (taskId: string) => void) => {
      const description = words.trim()
      const show = { do: 'browser.show', name: t('showStep'), with: { goal: description } }
      const open = (url: string) => ({ do: 'browser.open', name: t('openStep', { url }).slice(0, 200), with: { url } })
      const steps = [...(start ? [open(start)] : []), show]
      const body = {
        name: description.slice(0, 200),
        description,
        recipe: { version: 1 as const, title: '', steps },
        dryRun: false,
      }
      const policy = { ...DEFAULT_POLICY, permissions: { fileAccess: true, appAccess: false } }
      submit.mutate({ body: { ...body, policy } }, { onSuccess: ({ id }) => onBegun(id) })
    },
  }
}
