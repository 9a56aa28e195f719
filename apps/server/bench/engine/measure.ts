export interface Measured {
  atOnce: number
  perSecond: number
  medianMs: number
}

/** As many at once as asked for, each beginning again when it is done, for so long. */
export async function measure(atOnce: number, seconds: number, once: () => Promise<unknown>): Promise<Measured> {
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      await once()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  times.sort((a, b) => a - b)
  return { atOnce, perSecond: times.length / seconds, medianMs: times[Math.floor(times.length / 2)] ?? 0 }
}
