import { PDFDocument, StandardFonts } from 'pdf-lib'

export interface Invoice {
  number: string
  issuer: string
  date: string
  due: string
  lines: readonly [what: string, quantity: number, cents: number][]
}

const TAX = 0.2

export const INVOICES: readonly Invoice[] = [
  {
    number: '2026-0417',
    issuer: 'Fjord Paper Ltd',
    date: '15 May 2026',
    due: '14 June 2026',
    lines: [
      ['Copy paper A4, 500 sheets', 150, 549],
      ['Lever arch file, wide', 50, 429],
      ['Delivery', 1, 3_242],
    ],
  },
  {
    number: '88-1203',
    issuer: 'Conti Tools Srl',
    date: '2 April 2026',
    due: '2 May 2026',
    lines: [
      ['Label printer', 2, 15_900],
      ['Toner, black', 6, 9_990],
    ],
  },
]

/** An invoice as a small company sends it. */
export async function makeInvoice({ number, issuer, date, due, lines }: Invoice): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(`Invoice ${number}`)
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  const write = (text: string, x: number, y: number, size = 11) => page.drawText(text, { x, y, size, font })
  write(issuer, 50, 780, 18)
  write('Bill to: Practice Office, 4 Harbour Street, Ghent', 50, 740)
  write(`Invoice number: ${number}`, 50, 705)
  write(`Invoice date: ${date}`, 50, 688)
  write(`Due date: ${due}`, 50, 671)
  write('Description', 50, 630)
  write('Quantity', 300, 630)
  write('Unit price', 380, 630)
  write('Amount', 480, 630)
  let y = 610
  for (const [what, quantity, cents] of lines) {
    write(what, 50, y)
    write(String(quantity), 300, y)
    write(dollars(cents), 380, y)
    write(dollars(quantity * cents), 480, y)
    y -= 18
  }
  const net = lines.reduce((sum, [, quantity, cents]) => sum + quantity * cents, 0)
  const tax = Math.round(net * TAX)
  write(`Subtotal: ${dollars(net)}`, 380, y - 20)
  write(`VAT 20%: ${dollars(tax)}`, 380, y - 38)
  write(`Total: ${dollars(net + tax)}`, 380, y - 56)
  return pdf.save()
}

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
