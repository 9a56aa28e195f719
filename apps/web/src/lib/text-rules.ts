import { type Formats, type IntlError, IntlErrorCode } from 'use-intl'

/** `gpu_farm-2` as one would say it: what a newer server names and these texts do not know yet. */
export const asWords = (name: string): string => name.replace(/[-_]+/g, ' ').trim()

/** The name itself is the last part of the key it was looked up by. */
const wordsOfKey = (key: string): string => asWords(key.slice(key.lastIndexOf('.') + 1))

/** A text that is not there is said in the words of its name; a text that is wrong is a mistake of ours, and told. */
export const TEXT_RULES = {
  /** What texts mean by `{date, date, long}`: they come to the browser without the library's own list of such words. */
  formats: {
    dateTime: { long: { year: 'numeric', month: 'long', day: 'numeric' } },
    number: { percent: { style: 'percent' } },
  } satisfies Formats,
  getMessageFallback: ({ key }: { key: string }) => wordsOfKey(key),
  onError(error: IntlError) {
    if (error.code !== IntlErrorCode.MISSING_MESSAGE) globalThis.reportError?.(error)
  },
}
