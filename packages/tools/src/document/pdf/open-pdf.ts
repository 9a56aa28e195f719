import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(home, name)}/`

/** S-70: nothing of the document is run, nothing is fetched, pictures larger than `maxPixels` stay packed. */
export function openPdf(bytes: Uint8Array, maxPixels: number): Promise<PDFDocumentProxy> {
  return getDocument({
    // The library takes the bytes for itself and leaves an empty array behind.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: maxPixels,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    verbosity: VerbosityLevel.ERRORS,
  }).promise
}
