/** What a path, a line of headers or a terminal would read as something else than part of a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant.
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff"<>|:*?]/g

/** A name as a file system takes it: the last part of a path, no more than that. */
export function toFileName(text: string): string {
  const last = text.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const name = last.replace(UNSAFE, '').replace(/^[.\s]+|[.\s]+$/g, '')
  return shorten(name) || 'file'
}

/** Long names keep their ending, which says what opens them. */
function shorten(name: string): string {
  if (name.length <= 150) return name
  const ending = name.match(/\.\w{1,10}$/)?.[0] ?? ''
  return `${name.slice(0, 150 - ending.length).toWellFormed()}${ending}`
}
