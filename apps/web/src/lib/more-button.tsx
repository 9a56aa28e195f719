import { Button } from '@app/ui'

interface MoreButtonProps {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children: string
}

/** Continues a list that comes in pages; not there where the list ends. */
export function MoreButton({ pages, children }: MoreButtonProps) {
  if (!pages.hasNextPage) return null
  return (
    <Button className="justify-self-center" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
      {children}
    </Button>
  )
}
