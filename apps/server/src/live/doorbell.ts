export interface Doorbell {
  ring(): void
  /** Returns once somebody has rung since the last time, or the time is up. */
  wait(ms: number): Promise<void>
}

/** Tells one waiting reader that there may be something new. Ringing while nobody waits is not forgotten. */
export function createDoorbell(): Doorbell {
  let rung = false
  let answer = () => {}
  return {
    ring() {
      rung = true
      answer()
    },
    async wait(ms) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}
