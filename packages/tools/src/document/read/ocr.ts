import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker } from 'tesseract.js'
import type { Word } from '../port.ts'

/** Reads letters off pictures. Started at first need, kept for the next picture. */
export interface Ocr {
  read(picture: Uint8Array): Promise<Word[]>
}

// The language comes with the package: nothing is fetched while agents work.
const language = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

export function tesseractOcr(): Ocr {
  let starting: Promise<Worker> | undefined
  const start = async () => {
    const { createWorker, OEM } = await import('tesseract.js')
    return createWorker('eng', OEM.LSTM_ONLY, {
      langPath: language,
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => undefined,
    })
  }
  return {
    async read(picture) {
      starting ??= start()
      const worker = await starting
      const { data } = await worker.recognize(Buffer.from(picture), {}, { blocks: true, text: false })
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
      return lines
        .flatMap((line) => line.words)
        .map(toWord)
        .filter(isWord)
    },
  }
}

interface Recognized {
  text: string
  confidence: number
  bbox: { x0: number; y0: number; x1: number; y1: number }
}

const toWord = ({ text, confidence, bbox: { x0, y0, x1, y1 } }: Recognized): Word & { confidence: number } => ({
  text: text.trim(),
  x: x0,
  y: y0,
  width: x1 - x0,
  height: y1 - y0,
  confidence: confidence / 100,
})

/** Specks and borders come out as single signs nobody is sure of. */
const isWord = ({ text, confidence }: Word & { confidence: number }): boolean =>
  text !== '' && (confidence > 0.3 || /[\p{L}\d]{2}/u.test(text)) && confidence > 0.1
