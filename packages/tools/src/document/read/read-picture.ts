import { Refused } from '@app/toolkit'
import { linesOfWords } from '../layout/lines-of-words.ts'
import { textOfPages } from '../layout/text-of-pages.ts'
import type { Page, Word } from '../port.ts'
import type { Contents } from './contents.ts'
import type { Ocr } from './ocr.ts'
import { pictureSize } from './picture-size.ts'

/** A photograph or a scan, read letter by letter. */
export async function readPicture(bytes: Uint8Array, ocr: Ocr): Promise<Contents> {
  const size = pictureSize(bytes)
  const page = pageOfWords(await readOrRefuse(bytes, ocr), size)
  return { pages: [page], text: textOfPages([page]), meta: { ...size } }
}

export function pageOfWords(words: Word[], size: { width: number; height: number }): Page {
  const sure = words.map(({ confidence = 0 }) => confidence)
  const mean = sure.reduce((sum, one) => sum + one, 0) / Math.max(1, sure.length)
  return { ...size, lines: linesOfWords(words), rules: [], readBy: 'ocr', confidence: Math.round(mean * 100) / 100 }
}

async function readOrRefuse(bytes: Uint8Array, ocr: Ocr): Promise<Word[]> {
  try {
    return await ocr.read(bytes)
  } catch (error) {
    throw new Refused('The picture is damaged and cannot be read. Save it again, as PNG or JPEG.', { cause: error })
  }
}
