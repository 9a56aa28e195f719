/** What the library hands out for a picture in a PDF. */
export interface RawPicture {
  width: number
  height: number
  /** 1: one bit a point, 2: three bytes, 3: four bytes. */
  kind: number
  data: Uint8Array | Uint8ClampedArray
}

/** The plainest format there is: a line of text and the points. */
export function pictureToPnm({ width, height, kind, data }: RawPicture): Uint8Array | undefined {
  if (kind === 2 && data.length >= width * height * 3)
    return join(`P6\n${width} ${height}\n255\n`, data.subarray(0, width * height * 3))
  if (kind === 3 && data.length >= width * height * 4)
    return join(`P5\n${width} ${height}\n255\n`, grey(data, width * height))
  const stride = (width + 7) >> 3
  // In a PDF 1 is white, in this format 1 is black.
  if (kind === 1 && data.length >= stride * height)
    return join(
      `P4\n${width} ${height}\n`,
      data.subarray(0, stride * height).map((byte) => ~byte & 0xff),
    )
  return undefined
}

function grey(data: Uint8Array | Uint8ClampedArray, points: number): Uint8Array {
  const greys = new Uint8Array(points)
  for (let at = 0; at < points; at++) {
    const [red = 0, green = 0, blue = 0, shown = 255] = [
      data[at * 4],
      data[at * 4 + 1],
      data[at * 4 + 2],
      data[at * 4 + 3],
    ]
    greys[at] = 255 - ((255 - (red * 0.3 + green * 0.59 + blue * 0.11)) * shown) / 255
  }
  return greys
}

function join(head: string, points: Uint8Array | Uint8ClampedArray): Uint8Array {
  const whole = new Uint8Array(head.length + points.length)
  whole.set(Buffer.from(head, 'latin1'))
  whole.set(points, head.length)
  return whole
}
