import { type Zippable, zipSync } from 'fflate'

/** The same files give the same bytes, on every machine and at any time: sorted, and all of one fixed moment. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  // In local time, because that is what the format writes down: another zone must not make another file.
  const mtime = new Date(2020, 0, 1)
  const sorted: Zippable = {}
  for (const name of Object.keys(files).sort()) {
    const bytes = files[name]
    if (bytes) sorted[name] = [bytes, { mtime, level: 9, os: 3, attrs: 0o644 << 16 }]
  }
  return zipSync(sorted)
}
