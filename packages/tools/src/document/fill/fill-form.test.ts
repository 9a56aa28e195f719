import { Refused } from '@app/toolkit'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { encrypted } from '../making/make-bad-pdfs.ts'
import { makePdf } from '../making/make-documents.ts'
import { readPdf } from '../read/read-pdf.ts'
import { type FormValue, fillForm } from './fill-form.ts'

const noOcr = { read: () => Promise.reject(new Error('No picture was to be read.')) }

/** A form with every kind of field; the names tell nothing, the words beside them do. */
async function makeForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const form = document.getForm()
  const words = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 10 })
  words('First name:', 50, 705)
  form.createTextField('f1').addToPage(page, { x: 150, y: 700, width: 200, height: 18 })
  words('Company name', 50, 675)
  form.createTextField('page[0].f2[0]').addToPage(page, { x: 150, y: 670, width: 200, height: 18 })
  form.createCheckBox('f3').addToPage(page, { x: 50, y: 640, width: 12, height: 12 })
  words('I agree to the terms', 70, 642)
  words('Country', 50, 615)
  const country = form.createDropdown('f4')
  country.addOptions(['Germany', 'France', 'Japan'])
  country.addToPage(page, { x: 150, y: 610, width: 120, height: 18 })
  const size = form.createRadioGroup('size')
  size.addOptionToPage('small', page, { x: 150, y: 580, width: 12, height: 12 })
  size.addOptionToPage('large', page, { x: 200, y: 580, width: 12, height: 12 })
  const code = form.createTextField('code')
  code.setMaxLength(4)
  code.addToPage(page, { x: 150, y: 550, width: 60, height: 18 })
  return document.save()
}

async function fill(values: Record<string, FormValue>, flatten = false) {
  const bytes = await makeForm()
  const { pages } = await readPdf(bytes, noOcr, { until: 0 })
  return fillForm(bytes, pages, { values, flatten })
}

test('fields are found by the words beside them or by their names, and read back from the new file', async () => {
  const { bytes, filled, missing } = await fill({
    'First name': 'Ada',
    'Company name': 'Kingfisher',
    'agree to the terms': true,
    country: 'japan',
    size: 'large',
    'Shoe size': '38',
  })
  expect(Object.fromEntries(filled.map(({ key, value }) => [key, value]))).toEqual({
    'First name': 'Ada',
    'Company name': 'Kingfisher',
    'agree to the terms': 'yes',
    country: 'Japan',
    size: 'large',
  })
  expect(missing).toEqual(['Shoe size'])
  const form = (await PDFDocument.load(bytes)).getForm()
  expect(form.getTextField('f1').getText()).toBe('Ada')
  expect(form.getCheckBox('f3').isChecked()).toBe(true)
  expect(form.getDropdown('f4').getSelected()).toEqual(['Japan'])
})

test('whoever asks is told every field of the form, with its words and options', async () => {
  const { fields } = await fill({ 'First name': 'Ada' })
  expect(fields).toContainEqual({
    name: 'f4',
    label: 'Country',
    kind: 'choice',
    options: ['Germany', 'France', 'Japan'],
  })
  expect(fields).toContainEqual({ name: 'f3', label: 'I agree to the terms', kind: 'check', options: [] })
})

test('flattened, the values are part of the page, and no field is left', async () => {
  const { bytes } = await fill({ 'First name': 'Ada', size: 'large' }, true)
  expect((await PDFDocument.load(bytes)).getForm().getFields()).toEqual([])
  expect((await readPdf(bytes, noOcr, { until: 0 })).text).toContain('First name:\tAda')
})

test('letters the form’s font lacks are kept; the viewer draws them', async () => {
  const { filled, bytes } = await fill({ 'First name': '翡翠' })
  expect(filled[0]?.value).toBe('翡翠')
  expect((await PDFDocument.load(bytes)).getForm().getTextField('f1').getText()).toBe('翡翠')
  await expect(fill({ 'First name': '翡翠' }, true)).rejects.toThrow(/lacks letters of these values/)
})

test.each<[string, Record<string, FormValue>, RegExp]>([
  [
    'an option that is not there',
    { country: 'Atlantis' },
    /"Country" cannot be "Atlantis". Choose one of: Germany, France, Japan/,
  ],
  ['a value that is too long', { code: '12345' }, /takes at most 4 letters/],
])('%s is refused in words', async (_, values, words) => {
  await expect(fill(values)).rejects.toThrow(words)
  await expect(fill(values)).rejects.toBeInstanceOf(Refused)
})

test('a PDF without fields and one with a password are refused', async () => {
  const values = { values: { a: 'b' }, flatten: false }
  await expect(fillForm(await makePdf([[[50, 50, 'x']]]), [], values)).rejects.toThrow(/has no fields to fill/)
  await expect(fillForm(encrypted(), [], values)).rejects.toThrow(/protected and cannot be filled/)
})
