import { isLanguage, type Language } from '@app/spec'

interface Asked {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}

/** The language a visitor chose before, else the first their browser asks for that we speak. */
export function askedLanguage({ headers }: { headers: Asked }): Language | undefined {
  const chosen = readCookies(headers.cookie).get('language')
  if (isLanguage(chosen)) return chosen
  const tags = headers['accept-language']?.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return tags?.find(isLanguage)
}

export const readCookies = (header: string | undefined): Map<string, string> =>
  new Map(header?.split(';').map((pair) => pair.trim().split('=', 2) as [string, string]))
