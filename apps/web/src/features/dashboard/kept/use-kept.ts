import { calls, type OutboxMail, type PhoneCall } from '@app/contract'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'

export interface Kept {
  mails: readonly OutboxMail[]
  phone: readonly PhoneCall[]
}

/** Asked for again whenever another task has ended. */
export function useKept(): Kept {
  const ended = useCall(calls.tasks.list).data?.filter(({ status }) => status === 'completed' || status === 'failed')
  const reached = `${ended?.length} ${ended?.[0]?.id}`
  const { data: mails, refetch: askMails } = useCall(calls.outbox.list)
  const { data: phone, refetch: askPhone } = useCall(calls.phone.list)
  useEffect(() => {
    if (!reached) return
    void askMails()
    void askPhone()
  }, [reached, askMails, askPhone])
  return { mails: mails ?? [], phone: phone ?? [] }
}
