/** Connection exceptions (class 08), an administrator's shutdown (57P), too many connections (53300), and the socket's own words. */
const AWAY = /^(08|57P0|53300)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && AWAY.test(at.code)) return true
    if (/Connection terminated|timeout exceeded when trying to connect/.test(at.message)) return true
  }
  return false
}
