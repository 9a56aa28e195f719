import { Button, Dialog } from '@app/ui'
import { useBlocker } from '@tanstack/react-router'

export interface LeaveWords {
  title: string
  text: string
  close: string
  stay: string
  leave: string
}

/** Asks before unsaved changes are lost: in the page by a dialog, on closing the tab by the browser's own. */
export function LeaveGuard({ dirty, words }: { dirty: boolean; words: LeaveWords }) {
  const blocker = useBlocker({
    // Another part of the same page keeps what was changed.
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      onOpenChange={() => blocker.reset()}
      title={words.title}
      description={words.text}
      closeLabel={words.close}
      size="sm"
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{words.stay}</Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {words.leave}
          </Button>
        </>
      }
    />
  )
}
