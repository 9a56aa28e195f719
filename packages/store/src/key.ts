const PART = '[\\w-]{1,64}'
const KEY = new RegExp(`^${PART}/${PART}/${PART}$`)
const PREFIX = new RegExp(`^(${PART}/){0,2}$`)

export const isKey = (text: string): boolean => KEY.test(text)

/** S-04: a key that is not three ids is a mistake of ours, and reaches no folder and no bucket. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('A key of the store is user/task/file, each an id.')
  return key
}

export function checkPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new Error('A prefix of the store is empty, user/ or user/task/.')
  return prefix
}
