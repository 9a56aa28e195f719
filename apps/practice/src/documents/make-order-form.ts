import { PDFDocument, StandardFonts } from 'pdf-lib'

const FIELDS = [
  ['customer', 'Customer'],
  ['delivery_address', 'Delivery address'],
  ['order_date', 'Order date'],
  ['article', 'Article'],
  ['quantity', 'Quantity'],
] as const

/** A PDF to fill in: five lines, a choice and a tick. */
export async function makeOrderForm(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle('Order form')
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  const form = pdf.getForm()
  const write = (text: string, y: number, size = 11) => page.drawText(text, { x: 50, y, size, font })
  write('Order form', 780, 20)
  FIELDS.forEach(([name, label], n) => {
    write(label, 735 - n * 36)
    form.createTextField(name).addToPage(page, { x: 200, y: 727 - n * 36, width: 300, height: 22, font })
  })
  write('Delivery', 555)
  const delivery = form.createDropdown('delivery')
  delivery.setOptions(['Standard', 'Express'])
  delivery.addToPage(page, { x: 200, y: 547, width: 150, height: 22, font })
  write('Gift wrapping', 519)
  form.createCheckBox('gift').addToPage(page, { x: 200, y: 515, width: 16, height: 16 })
  return pdf.save()
}
