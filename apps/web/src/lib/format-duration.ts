/** Spec 1 §9: under 1,000 ms as ms, otherwise seconds with one decimal; missing shows N/A. */
export function formatDuration(durationMs: number | null | undefined, missing = 'N/A'): string {
  if (durationMs === null || durationMs === undefined) return missing
  return durationMs < 1_000 ? `${durationMs}ms` : `${(durationMs / 1_000).toFixed(1)}s`
}
