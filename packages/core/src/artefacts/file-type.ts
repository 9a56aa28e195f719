/** Types that do nothing by themselves when opened, each with what its first bytes must be, where they say it. */
const HARMLESS: Record<string, (start: Buffer) => boolean> = {
  'text/plain': () => true,
  'text/csv': () => true,
  'application/json': () => true,
  'application/pdf': (start) => start.toString('latin1', 0, 5) === '%PDF-',
  'image/png': (start) => start.toString('hex', 0, 8) === '89504e470d0a1a0a',
  'image/jpeg': (start) => start.toString('hex', 0, 3) === 'ffd8ff',
  'image/webp': (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  'application/zip': isZip,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isZip,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isZip,
}

const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp'])

export const UNKNOWN_TYPE = 'application/octet-stream'

/** S-70: what a file is said to be, where that is harmless and its first bytes agree; else nothing in particular. */
export function toFileType(declared: string, start: Uint8Array): string {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  const fits = Object.hasOwn(HARMLESS, type) ? HARMLESS[type] : undefined
  return fits?.(Buffer.from(start.buffer, start.byteOffset, start.byteLength)) ? type : UNKNOWN_TYPE
}

export const isHarmless = (type: string): boolean => Object.hasOwn(HARMLESS, type)

/** Pictures a page of ours may show where they are; everything else is a download. */
export const isShown = (type: string): boolean => SHOWN.has(type)

function isZip(start: Buffer): boolean {
  return start.toString('hex', 0, 4) === '504b0304'
}
