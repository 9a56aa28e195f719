/** What came of something: read out when it appears. */
export function Outcome({ problem, note }: { problem: string; note: string }) {
  return (
    <>
      <p role="alert" className="text-bad text-sm empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-good text-sm empty:hidden">
        {note}
      </p>
    </>
  )
}
