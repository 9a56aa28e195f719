import { type HelpCategory, LONGEST_HELP_QUESTION } from '@app/spec'
import { Button, CloseButton, Modal, Textarea } from '@app/ui'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { ChatMessages } from './chat-messages.tsx'
import { useChat } from './use-chat.ts'

interface ChatDialogProps {
  category: HelpCategory
  onClose: () => void
}

export function ChatDialog({ category, onClose }: ChatDialogProps) {
  const t = useTexts('help')
  const id = useId()
  const { messages, awaiting, send } = useChat(category)
  return (
    <Modal
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={`${id}-lead`}
      className="m-auto h-dvh max-h-none w-full max-w-none animate-rise overflow-hidden border-line-strong bg-surface-1 shadow-float sm:h-[min(42rem,calc(100dvh-4rem))] sm:max-w-xl sm:rounded-l sm:border"
    >
      <div className="relative grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <header className="grid gap-1 border-line border-b px-5 py-4 pr-16">
          <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
            {t('chat.title')}
          </h2>
          <p id={`${id}-lead`} className="text-sm text-text-2">
            {t('chat.lead')}
          </p>
        </header>
        <ChatMessages messages={messages} awaiting={awaiting} />
        <QuestionForm awaiting={awaiting} onSend={(question) => void send(question)} />
        <CloseButton label={t('chat.close')} onClose={onClose} className="absolute top-3 right-3" />
      </div>
    </Modal>
  )
}

function QuestionForm({ awaiting, onSend }: { awaiting: boolean; onSend: (question: string) => void }) {
  const t = useTexts('help')
  const id = useId()
  const [words, setWords] = useState('')
  const ready = words.trim() !== '' && !awaiting
  const send = () => {
    if (!ready) return
    onSend(words.trim())
    setWords('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // While characters are being composed, Enter chooses one of them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className="grid gap-2 border-line border-t px-5 py-4">
      <div className="flex items-end gap-2">
        <Textarea
          data-autofocus
          rows={2}
          aria-label={t('chat.label')}
          aria-describedby={id}
          placeholder={t('chat.placeholder')}
          maxLength={LONGEST_HELP_QUESTION}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={press}
          className="min-h-11 min-w-0 flex-1 resize-none"
        />
        <Button type="submit" variant="primary" size="icon" aria-label={t('chat.send')} disabled={!ready}>
          <SendHorizontal aria-hidden />
        </Button>
      </div>
      <p id={id} className="text-text-3 text-xs pointer-coarse:sr-only">
        {t('chat.keys')}
      </p>
    </form>
  )
}
