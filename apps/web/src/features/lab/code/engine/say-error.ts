/** An error of a program as its engine tells it: name, words, and where. */
export function sayError(thrown: unknown): Error {
  if (typeof thrown !== 'object' || thrown === null) return new Error(String(thrown))
  const { name = 'Error', message = '', stack = '' } = thrown as { name?: string; message?: string; stack?: string }
  return new Error([`${name}: ${message}`, stack.trimEnd()].filter(Boolean).join('\n'))
}
