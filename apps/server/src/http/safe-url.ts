/** Endings of names whose values open something: `adminKey`, `access_token`, `x-api-key`, `code`. */
const SECRET_NAME = /(?:key|token|secret|password|passwd|code|signature|sig|auth|authorization|session|credential)$/
const PAIR = /([?&#;])([^=?&#;\s]+)=([^&#;\s]*)/g
/** Whoever has such a link may read what it shows. */
const SECRET_LINK = /^(\/(?:api\/)?shared\/)[^/?#\s]+/

/**
 * A text without what addresses in it may carry. Names are read as the server reads them: `%61dminKey` is `adminKey`, and
 * S-68 wants the key gone before any sink sees it.
 */
export const withoutSecrets = (text: string): string =>
  text.replace(PAIR, (pair, mark: string, name: string) => (isSecret(name) ? `${mark}${name}=[secret]` : pair))

/** The address of a request, as it may be written down. */
export function safeUrl(url: string): string {
  const end = url.search(/[?#]/)
  const [path, rest] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  const link = decode(path)
  const shown = SECRET_LINK.test(link) ? link.replace(SECRET_LINK, '$1[secret]') : path
  return `${shown}${withoutSecrets(rest)}`.slice(0, 500)
}

const isSecret = (name: string): boolean =>
  SECRET_NAME.test(
    decode(name)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  )

/** Letter by letter: what cannot be decoded stays as it is, and never throws. */
const decode = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
