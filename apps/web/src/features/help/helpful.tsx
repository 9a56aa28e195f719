import { Button } from '@app/ui'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import type { EntryId } from './faq.ts'
import { readVotes, saveVote, type Vote } from './votes.ts'

export function Helpful({ id }: { id: EntryId }) {
  const t = useTexts('help')
  const [vote, setVote] = useState<Vote | undefined>(() => readVotes()[id])
  const cast = (next: Vote) => {
    saveVote(id, next)
    setVote(next)
  }
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-2 border-line border-t pt-3 text-sm">
      {/* The region is there before its words are, so that the thanks are read out. */}
      <p role="status" className="text-text-2">
        {vote === 'yes' && t('helpful.thanksYes')}
        {vote === 'no' && t('helpful.thanksNo')}
      </p>
      {!vote && (
        <>
          <span className="text-text-2">{t('helpful.question')}</span>
          <Button onClick={() => cast('yes')}>
            <ThumbsUp aria-hidden />
            {t('helpful.yes')}
          </Button>
          <Button onClick={() => cast('no')}>
            <ThumbsDown aria-hidden />
            {t('helpful.no')}
          </Button>
        </>
      )}
    </div>
  )
}
