/** Short lines in their order, as the steps of something are told. */
export function NumberedLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <li key={`${at} ${line}`} className="flex items-baseline gap-3 text-sm">
      <span aria-hidden className="w-5 shrink-0 font-mono text-text-3 text-xs tabular-nums">
        {at + 1}
      </span>
      <span className="min-w-0 flex-1 break-words">{line}</span>
    </li>
  ))
}
