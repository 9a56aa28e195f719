import { shortId } from './use-formats.ts'

/** The whole id is there for whoever points at it or copies it. */
export const ShortId = ({ id }: { id: string }) => (
  <span className="font-mono text-xs" title={id}>
    {shortId(id)}
  </span>
)
