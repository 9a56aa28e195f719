import { crc32, deflateSync } from 'node:zlib'

type Stroke = [number, number, number, number]

/** Letters of straight strokes in a square of four by six. */
const LETTERS: Record<string, Stroke[]> = {
  A: [
    [0, 6, 2, 0],
    [2, 0, 4, 6],
    [1, 4, 3, 4],
  ],
  E: [
    [0, 0, 0, 6],
    [0, 0, 4, 0],
    [0, 3, 3, 3],
    [0, 6, 4, 6],
  ],
  F: [
    [0, 0, 0, 6],
    [0, 0, 4, 0],
    [0, 3, 3, 3],
  ],
  H: [
    [0, 0, 0, 6],
    [4, 0, 4, 6],
    [0, 3, 4, 3],
  ],
  I: [[2, 0, 2, 6]],
  L: [
    [0, 0, 0, 6],
    [0, 6, 4, 6],
  ],
  N: [
    [0, 0, 0, 6],
    [0, 0, 4, 6],
    [4, 0, 4, 6],
  ],
  T: [
    [0, 0, 4, 0],
    [2, 0, 2, 6],
  ],
  V: [
    [0, 0, 2, 6],
    [2, 6, 4, 0],
  ],
  X: [
    [0, 0, 4, 6],
    [4, 0, 0, 6],
  ],
}

const UNIT = 8
const HALF_STROKE = 4

/** A picture of a line of big letters, as PNG. */
export function makePicture(text: string): Uint8Array {
  const [width, height] = [(text.length * 6 + 4) * UNIT, 14 * UNIT]
  const strokes = [...text].flatMap((letter, index) =>
    (LETTERS[letter] ?? []).map(
      (stroke) => stroke.map((at, place) => (at + (place % 2 === 0 ? index * 6 + 2 : 4)) * UNIT) as Stroke,
    ),
  )
  const rows = Buffer.alloc((width + 1) * height, 255)
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = 0
    for (let x = 0; x < width; x++) {
      const near = Math.min(...strokes.map((stroke) => distance(x, y, stroke)))
      rows[y * (width + 1) + 1 + x] = Math.max(0, Math.min(255, (near - HALF_STROKE) * 128))
    }
  }
  return png(width, height, rows)
}

/** Claims to be of this size, whatever it holds. */
export function png(width: number, height: number, rows: Buffer): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function distance(x: number, y: number, [x1, y1, x2, y2]: Stroke): number {
  const [across, down] = [x2 - x1, y2 - y1]
  const along = Math.max(0, Math.min(1, ((x - x1) * across + (y - y1) * down) / (across * across + down * down)))
  return Math.hypot(x - x1 - along * across, y - y1 - along * down)
}
