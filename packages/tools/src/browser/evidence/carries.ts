const SHORTEST = 1

/** Whether what is sent has in it something that was entered, in whichever form it travels. */
export function carries(body: string | null, entered: readonly string[]): boolean {
  if (!body) return false
  return entered.some((value) => value.length >= SHORTEST && formsOf(value).some((form) => has(body, form)))
}

const formsOf = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  new URLSearchParams({ v: value }).toString().slice(2),
  JSON.stringify(value).slice(1, -1),
]

/** A short value is in there as a whole: the 3 in 1337 is not the 3 that was typed. */
function has(body: string, form: string): boolean {
  if (form.length > 3) return body.includes(form)
  const whole = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${form.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\p{L}\p{N}])`,
    'u',
  )
  return whole.test(body)
}
