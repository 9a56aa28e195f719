import {
  PDFCheckBox,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
} from 'pdf-lib'
import type { Box } from '../port.ts'

export type FieldKind = 'text' | 'check' | 'radio' | 'choice' | 'other'

export interface FormField {
  name: string
  kind: FieldKind
  /** What may be chosen. */
  options: string[]
  value: string
  page: number
  /** The first place where it is shown, counted from the upper left corner. */
  place: Box
}

/** The fields of a form with their places, in the order of the document. */
export function listFormFields(document: PDFDocument): FormField[] {
  return document
    .getForm()
    .getFields()
    .map((field) => ({
      name: field.getName(),
      kind: kindOf(field),
      options: optionsOf(field),
      value: heldBy(field),
      ...placeOf(document, field),
    }))
}

export function kindOf(field: PDFField): FieldKind {
  if (field instanceof PDFTextField) return 'text'
  if (field instanceof PDFCheckBox) return 'check'
  if (field instanceof PDFRadioGroup) return 'radio'
  return field instanceof PDFDropdown || field instanceof PDFOptionList ? 'choice' : 'other'
}

const optionsOf = (field: PDFField): string[] =>
  field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList
    ? field.getOptions()
    : []

/** What a field holds, as text; a box that is checked says `yes`. */
export function heldBy(field: PDFField): string {
  if (field instanceof PDFTextField) return field.getText() ?? ''
  if (field instanceof PDFCheckBox) return field.isChecked() ? 'yes' : ''
  if (field instanceof PDFRadioGroup) return field.getSelected() ?? ''
  return field instanceof PDFDropdown || field instanceof PDFOptionList ? field.getSelected().join(', ') : ''
}

function placeOf(document: PDFDocument, field: PDFField): { page: number; place: Box } {
  const [widget] = field.acroField.getWidgets()
  const pages = document.getPages()
  const owner = widget?.P()
  const index = Math.max(
    0,
    pages.findIndex((page) => page.ref === owner),
  )
  const { x = 0, y = 0, width = 0, height = 0 } = widget?.getRectangle() ?? {}
  const top = pages[index]?.getHeight() ?? 0
  return { page: index + 1, place: { x, y: top - y - height, width, height } }
}
