import { calls, type HelpAnswer } from '@app/contract'
import type { HelpCategory } from '@app/spec'
import { useState } from 'react'
import { fetchCall } from '../../lib/call.ts'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Spec 2 §3. */
export interface ChatMessage {
  id: number
  type: 'user' | 'ai'
  message: string
  timestamp: Date
  sources: HelpAnswer['sources']
}

/** A conversation with the help: one question at a time, and what failed is said in it. */
export function useChat(category: HelpCategory) {
  const t = useTexts('help')
  const user = useSession().data?.user?.id ?? 'demo'
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [awaiting, setAwaiting] = useState(false)
  const add = (type: ChatMessage['type'], message: string, sources: ChatMessage['sources'] = []) =>
    setMessages((said) => [...said, { id: said.length + 1, type, message, timestamp: new Date(), sources }])

  async function send(question: string): Promise<void> {
    add('user', question)
    setAwaiting(true)
    try {
      const body = { question, category, ...(category === 'all' ? {} : { context: category }) }
      // Spec 2 §6: the header is sent; decision 6: nobody believes it.
      const { answer, sources } = await fetchCall(calls.help.chat, { body }, { 'x-user-id': user })
      if (answer) add('ai', answer, sources)
      else add('ai', t('chat.noAnswer'))
    } catch {
      add('ai', t('chat.noConnection'))
    } finally {
      setAwaiting(false)
    }
  }
  return { messages, awaiting, send }
}
