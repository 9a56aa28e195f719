import { Card, Tag } from '@app/ui'
import { type ReactNode, useEffect } from 'react'
import { wordsFrom } from '../call-error.ts'
import { toast } from '../toast.ts'
import { useTexts } from '../use-texts.ts'

interface NoticeProps {
  title: string
  text: string
  error: unknown
  aside?: ReactNode
  actions: ReactNode
  children?: ReactNode
}

/** One thing that waits for a person, with what they can say to it. */
export function Notice({ title, text, error, aside, actions, children }: NoticeProps) {
  const t = useTexts('desk')
  const failed = t('needsYou.failed')
  useEffect(() => {
    if (error) toast({ title: wordsFrom(error, failed), tone: 'destructive' })
  }, [error, failed])
  return (
    <Card asElement="section" aria-label={t('needsYou.title')} className="border-warn/50 px-4.5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Tag tone="warn" dot>
          {t('needsYou.title')}
        </Tag>
        <div className="min-w-0 flex-1 basis-64">
          <p className="break-words font-[550] text-sm">{title}</p>
          <p className="break-words text-sm text-text-2">{text}</p>
        </div>
        {aside}
        <div className="flex gap-2">{actions}</div>
      </div>
      {children}
    </Card>
  )
}
