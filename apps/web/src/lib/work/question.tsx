import { ROUTES, WATCH_WORDS } from '@app/spec'
import { Link } from '@tanstack/react-router'

/** A planner's question; what it tells people to do instead can be done from there. */
export function Question({ words }: { words: string }) {
  const at = words.indexOf(WATCH_WORDS)
  if (at < 0) return words
  return (
    <>
      {words.slice(0, at)}
      <Link to={ROUTES.watches} className="underline underline-offset-3 hover:text-text">
        {WATCH_WORDS}
      </Link>
      {words.slice(at + WATCH_WORDS.length)}
    </>
  )
}
