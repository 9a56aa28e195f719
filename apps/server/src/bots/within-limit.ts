/** Whatever hangs has failed: nobody waits longer than this for a measurement. */
export async function withinLimit<Value>(ms: number, work: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer in time.')), ms)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
