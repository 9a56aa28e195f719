import { type PDFDocument, type PDFFont, PDFName, type PDFRef, PDFString, StandardFonts } from 'pdf-lib'

/**
 * Fonts every reader of PDF brings along: Latin letters by the standard ones, the rest by the collections that readers
 * substitute for. So no font has to be shipped, and names in Japanese, Chinese and Korean are not question marks.
 */
export interface Fonts {
  plain: PDFFont
  bold: PDFFont
  /** What the two above can write. */
  latin: ReadonlySet<number>
  asian: Record<Collection, { name: PDFName; ref: PDFRef }>
}

const COLLECTIONS = {
  japanese: ['HeiseiKakuGo-W5', 'UniJIS-UTF16-H', 'Japan1', 4],
  chinese: ['STSong-Light', 'UniGB-UTF16-H', 'GB1', 4],
  korean: ['HYGoThic-Medium', 'UniKS-UTF16-H', 'Korea1', 1],
} as const
export type Collection = keyof typeof COLLECTIONS

export async function embedFonts(document: PDFDocument): Promise<Fonts> {
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const named = (name: Collection) => ({ name: PDFName.of(`Asian-${name}`), ref: refer(document, name) })
  const asian = { japanese: named('japanese'), chinese: named('chinese'), korean: named('korean') }
  return { plain, bold, latin: new Set(plain.getCharacterSet()), asian }
}

function refer({ context }: PDFDocument, name: Collection): PDFRef {
  const [font, encoding, ordering, supplement] = COLLECTIONS[name]
  const FontDescriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: font,
      Flags: 4,
      FontBBox: [-200, -300, 1_100, 1_000],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 700,
      StemV: 80,
    }),
  )
  const CIDSystemInfo = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of(ordering), Supplement: supplement }
  const letters = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: font,
    CIDSystemInfo,
    FontDescriptor,
    DW: 1_000,
  })
  const DescendantFonts = [context.register(letters)]
  return context.register(
    context.obj({ Type: 'Font', Subtype: 'Type0', BaseFont: font, Encoding: encoding, DescendantFonts }),
  )
}

/** A stretch of text that one font can write. */
export interface Stretch {
  text: string
  font: 'latin' | Collection
}

/** `han` says in whose letters characters are drawn that Chinese and Japanese share. */
export function toStretches(text: string, latin: ReadonlySet<number>, han: 'japanese' | 'chinese'): Stretch[] {
  const stretches: Stretch[] = []
  for (const sign of text) {
    const font = fontOf(sign, latin, han)
    const last = stretches.at(-1)
    if (last?.font === font) last.text += sign
    else stretches.push({ text: sign, font })
  }
  return stretches
}

function fontOf(sign: string, latin: ReadonlySet<number>, han: 'japanese' | 'chinese'): Stretch['font'] {
  if (latin.has(sign.codePointAt(0) ?? 0)) return 'latin'
  if (/\p{Script=Hangul}/u.test(sign)) return 'korean'
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign) ? 'japanese' : han
}
