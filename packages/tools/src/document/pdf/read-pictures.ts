import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box, Word } from '../port.ts'
import type { Ocr } from '../read/ocr.ts'
import { inkOfPage } from './ink-of-page.ts'
import { pictureToPnm, type RawPicture } from './picture-to-pnm.ts'

/** Smaller ones are logos and lines; what is printed in a page's width has more points than this. */
const LEAST = { width: 60, height: 12, points: 8_000 }
/** A page cut into more strips than this is left to the largest of them. */
const MOST = 12

/** Words in the pictures of a page, at their places on the page. */
export async function readPictures(page: PDFPageProxy, ocr: Ocr): Promise<Word[]> {
  const { pictures } = await inkOfPage(page)
  const wanted = pictures
    .filter(({ width, height }) => width >= LEAST.width && height >= LEAST.height)
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, MOST)
  const words: Word[] = []
  for (const place of wanted) {
    const picture = await findPicture(page, place.name)
    const image = picture && picture.width * picture.height >= LEAST.points ? pictureToPnm(picture) : undefined
    if (picture && image) words.push(...(await ocr.read(image)).map((word) => placed(word, picture, place)))
  }
  return words
}

/** Pictures are unpacked after the operators were given out: the library calls back when one is there, with null for a broken one. */
const findPicture = (page: PDFPageProxy, name: string): Promise<RawPicture | null> =>
  new Promise((resolve) => {
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs
    objects.get(name, resolve)
  })

function placed(word: Word, { width, height }: RawPicture, place: Box): Word {
  const [across, down] = [place.width / width, place.height / height]
  return {
    ...word,
    x: place.x + word.x * across,
    y: place.y + word.y * down,
    width: word.width * across,
    height: word.height * down,
  }
}
