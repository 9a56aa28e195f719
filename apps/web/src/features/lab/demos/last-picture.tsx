import { calls, type TaskTrace } from '@app/contract'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** The newest picture of the page, once the browser has been closed. */
export function LastPicture({ trace: { id, status, steps } }: { trace: TaskTrace }) {
  const t = useTexts('lab-demos')
  const files = useCall(calls.artefacts.listOfTask, { params: { id } })
  const { refetch } = files
  const reached = `${status} ${steps.length}`
  useEffect(() => {
    if (reached) void refetch()
  }, [reached, refetch])
  const picture = files.data?.findLast(({ type }) => type.startsWith('image/'))
  if (!picture) return null
  return (
    <img
      src={`/api/artefacts/${encodeURIComponent(picture.id)}`}
      alt={t('picture')}
      className="aspect-[16/10] w-full self-start rounded-m border border-line object-cover object-top"
    />
  )
}
