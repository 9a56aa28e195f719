import { constants, deflateRawSync } from 'node:zlib'

const text = (body: string): Uint8Array => Buffer.from(body, 'latin1')

/** Objects as a PDF with a right table of places. */
function assemble(objects: (string | Buffer)[], trailer = ''): Uint8Array {
  let pdf = Buffer.from('%PDF-1.4\n', 'latin1')
  const places: number[] = []
  objects.forEach((object, index) => {
    places.push(pdf.length)
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    pdf = Buffer.concat([pdf, Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${pdf.length}\n%%EOF`
  return Buffer.concat([pdf, Buffer.from(end, 'latin1')])
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'

/** One page, listed so often. */
export const manyPages = (count: number): Uint8Array =>
  assemble([
    CATALOG,
    `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
  ])

/** Encrypted with a password nobody knows. */
export const encrypted = (): Uint8Array =>
  assemble(
    [CATALOG, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>'],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
  )

export const garbage = (): Uint8Array => text(`%PDF-1.7\n${'\x01\x02garbage '.repeat(500)}`)

/** A page whose few kilobytes of content unpack to so many megabytes of nothing. */
export function streamBomb(megabytes: number): Uint8Array {
  // A block that ends on a whole byte and refers to nothing before it may be repeated at will.
  const block = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => block),
    Buffer.from([3, 0]),
  ])
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
  return assemble([
    CATALOG,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>',
    stream,
  ])
}

/** Points to a table of places that is not there. */
export const wrongTable = (pdf: Uint8Array): Uint8Array =>
  text(
    Buffer.from(pdf)
      .toString('latin1')
      .replace(/startxref\s+\d+/, 'startxref\n7'),
  )
