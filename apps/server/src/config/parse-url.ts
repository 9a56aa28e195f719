/** `URL.parse` is younger than the oldest Node this runs on. */
export const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)
