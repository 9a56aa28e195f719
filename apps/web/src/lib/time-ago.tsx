import { useFormatter, useNow } from 'use-intl'

const MINUTE_MS = 60_000

/** "3 minutes ago", with the full date in the user's time zone on hover and for machines. */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE_MS })
  const date = new Date(at)
  return (
    <time dateTime={at} title={format.dateTime(date, { dateStyle: 'medium', timeStyle: 'long' })} className={className}>
      {format.relativeTime(date, now > date ? now : date)}
    </time>
  )
}
