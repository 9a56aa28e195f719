import { isUrl } from '@app/values'
/** `URL.parse` is younger than the oldest Node this runs on. */
export const parseUrl = (text: string): URL | undefined => (isUrl(text) ? new URL(text) : undefined)
