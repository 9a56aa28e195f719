import type { Outbox, OutboxMessage, Sender } from './port.ts'

export const NOT_DELIVERED = 'Kept in the local outbox, not delivered: no mail server is set up.'

/** Without a mail server: the message is kept where its owner can see it, and nobody is told it was sent. */
export function outboxSender(outbox: Outbox): Sender {
  return {
    async send(mail, signal) {
      signal.throwIfAborted()
      await outbox.keep({ ...mail, kind: 'message' })
      const found = await outbox.find(mail.messageId)
      if (!found) throw new Error('The outbox did not keep the message.')
      return { messageId: found.messageId, accepted: [], rejected: [], response: NOT_DELIVERED, outcome: 'kept' }
    },
  }
}

/** The stand-in: an outbox in memory. */
export function memoryOutbox(): Outbox {
  const kept = new Map<string, OutboxMessage>()
  return {
    keep: async (message) => void kept.set(message.messageId, message),
    find: async (messageId) => kept.get(messageId),
    list: async () => [...kept.values()],
  }
}
