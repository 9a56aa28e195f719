import { calls, type HelpVotes } from '@app/contract'
import { type FaqId, ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'

interface HelpfulProps {
  id: FaqId
  /** Undefined while the counts are not known: one can say it all the same. */
  votes: HelpVotes[number] | undefined
}

export function Helpful({ id, votes }: HelpfulProps) {
  const t = useTexts('help')
  const mine = votes?.mine ?? null
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-2 border-line border-t pt-3 text-sm">
      {/* The region is there before its words are, so that the thanks are read out. */}
      <p role="status" className="text-text-2">
        {mine === true && t('helpful.thanksYes')}
        {mine === false && t('helpful.thanksNo')}
      </p>
      {mine === null && <Buttons id={id} />}
      {(votes?.helpful ?? 0) > 0 && (
        <span className="text-text-3 sm:ml-auto">{t('helpful.count', { count: votes?.helpful ?? 0 })}</span>
      )}
    </div>
  )
}

function Buttons({ id }: { id: FaqId }) {
  const t = useTexts('help')
  const session = useSession()
  const vote = useSend(calls.help.vote, { refresh: [calls.help.votes] })
  if (session.data && !session.data.user)
    return (
      <Link to={ROUTES.signIn} className="text-accent underline-offset-4 hover:underline">
        {t('helpful.signIn')}
      </Link>
    )
  const cast = (helpful: boolean) =>
    vote.mutate(
      { params: { entry: id }, body: { helpful } },
      { onError: (error) => toast({ title: wordsFrom(error, t('helpful.failed')), tone: 'destructive' }) },
    )
  return (
    <>
      <span className="text-text-2">{t('helpful.question')}</span>
      <Button disabled={vote.isPending} onClick={() => cast(true)}>
        <ThumbsUp aria-hidden />
        {t('helpful.yes')}
      </Button>
      <Button disabled={vote.isPending} onClick={() => cast(false)}>
        <ThumbsDown aria-hidden />
        {t('helpful.no')}
      </Button>
    </>
  )
}
