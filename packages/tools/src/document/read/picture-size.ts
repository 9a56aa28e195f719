import { Refused } from '@app/toolkit'
import { MOST_PIXELS } from '../limits.ts'

interface Size {
  width: number
  height: number
}

/** S-70: how large a picture unpacks, from its head, before anything unpacks it. */
export function pictureSize(bytes: Uint8Array): Size {
  const size = sizeOf(bytes)
  if (!size || size.width < 1 || size.height < 1) {
    throw new Refused('The picture is damaged: it does not say how large it is. Save it again.')
  }
  if (size.width * size.height > MOST_PIXELS || Math.max(size.width, size.height) > 30_000) {
    throw new Refused(`The picture has more than ${MOST_PIXELS / 1_000_000} million points. Give a smaller one.`)
  }
  return size
}

function sizeOf(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(view)
    return sizeOfWebp(view, Buffer.from(bytes.subarray(12, 16)).toString('latin1'))
  } catch (error) {
    // A head that ends early.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function sizeOfJpeg(view: DataView): Size | undefined {
  for (let at = 2; at < view.byteLength; ) {
    const marker = view.getUint16(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker >> 8 !== 0xff) return undefined
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function sizeOfWebp(view: DataView, form: string): Size | undefined {
  if (form === 'VP8X')
    return {
      width: 1 + view.getUint16(24, true) + (view.getUint8(26) << 16),
      height: 1 + view.getUint16(27, true) + (view.getUint8(29) << 16),
    }
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
