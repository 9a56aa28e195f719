/** The name a server gives a file, else the end of its address; a plain name without folders (A5 28). */
export function nameOfDownload(disposition: string | undefined, url: string): string {
  const encoded = /filename\*\s*=\s*(?:utf-8)?''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '')
  const given = decoded(encoded) ?? plain?.[1] ?? plain?.[2] ?? decoded(new URL(url).pathname.split('/').at(-1)) ?? ''
  const name = given.split(/[\\/]/).at(-1)?.trim() ?? ''
  return withoutControls(name).slice(-120)
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const withoutControls = (text: string): string =>
  [...text].filter((letter) => letter >= ' ' && letter !== '\u007f').join('')
