import { Refused } from '@app/toolkit'
import {
  PDFBool,
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
} from 'pdf-lib'
import type { Page } from '../port.ts'
import { chooseOption } from './choose-option.ts'
import { labelOf } from './label-fields.ts'
import { heldBy, listFormFields } from './list-form-fields.ts'
import { type LabelledField, matchFields } from './match-fields.ts'

export type FormValue = string | number | boolean

export interface FormWish {
  /** By the name of the field, or by the words printed beside it. */
  values: Record<string, FormValue>
  /** Makes the values part of the page: they can no longer be changed. */
  flatten: boolean
}

export interface FilledForm {
  bytes: Uint8Array
  /** What each field holds in the file that was made, read back from it. */
  filled: { key: string; field: string; label: string; value: string }[]
  /** Keys for which the form has no field. */
  missing: string[]
  /** Every field of the form, so that whoever asks can do better the next time. */
  fields: { name: string; label: string; kind: string; options: string[] }[]
}

/** Fills a form and reads back what it then holds. */
export async function fillForm(
  bytes: Uint8Array,
  pages: readonly Page[],
  { values, flatten }: FormWish,
): Promise<FilledForm> {
  const document = await load(bytes)
  const fields = listFormFields(document).map((field): LabelledField => ({ ...field, label: labelOf(field, pages) }))
  if (fields.length === 0)
    throw new Refused('The PDF has no fields to fill. Give a form whose fields can be typed into.')
  const matches = matchFields(Object.keys(values), fields)
  const form = document.getForm()
  for (const { key, field } of matches) setValue(form.getField(field.name), values[key] ?? '', field)
  // Flattening takes the fields away, so what they hold is read before it; else from the file as it was saved.
  const held = (from: PDFDocument) => matches.map(({ field }) => heldBy(from.getForm().getField(field.name)))
  const before = flatten ? held(document) : []
  const made = await save(document, flatten)
  const after = flatten ? before : held(await load(made))
  return {
    bytes: made,
    filled: matches.map(({ key, field: { name, label } }, index) => ({
      key,
      field: name,
      label,
      value: after[index] ?? '',
    })),
    missing: Object.keys(values).filter((key) => !matches.some((match) => match.key === key)),
    fields: fields.map(({ name, label, kind, options }) => ({ name, label, kind, options })),
  }
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false })
  } catch (error) {
    const locked = error instanceof Error && /encrypted/i.test(error.message)
    throw new Refused(
      locked
        ? 'The PDF is protected and cannot be filled. Save it without protection.'
        : 'The PDF is damaged and cannot be filled. Open it in its program and save it again.',
      { cause: error },
    )
  }
}

function setValue(field: PDFField, value: FormValue, { label, name }: LabelledField): void {
  const shown = label || name
  if (field instanceof PDFTextField) {
    const most = field.getMaxLength()
    if (most !== undefined && String(value).length > most) {
      throw new Refused(`"${shown}" takes at most ${most} letters. Give a shorter value.`)
    }
    field.setText(String(value))
  } else if (field instanceof PDFCheckBox) {
    if (isYes(value)) field.check()
    else field.uncheck()
  } else if (field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList) {
    field.select(chooseOption(String(value), field.getOptions(), shown))
  } else throw new Refused(`"${shown}" is a button or a signature, which cannot be filled. Leave it out.`)
}

const isYes = (value: FormValue): boolean =>
  value === true || /^(?:yes|true|x|1|on|checked|ja|oui|si|sí|是|はい)$/i.test(String(value))

async function save(document: PDFDocument, flatten: boolean): Promise<Uint8Array> {
  const form = document.getForm()
  try {
    if (flatten) form.flatten()
    return await document.save()
  } catch (error) {
    if (!(error instanceof Error) || !/cannot encode/.test(error.message)) throw error
    if (flatten)
      throw new Refused('The font of the form lacks letters of these values. Fill it without flattening.', {
        cause: error,
      })
    // The viewer draws the values itself, with a font that has the letters.
    form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
    return await document.save({ updateFieldAppearances: false })
  }
}
