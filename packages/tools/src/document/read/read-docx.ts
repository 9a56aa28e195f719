import { Refused } from '@app/toolkit'
import mammoth from 'mammoth'
import { cleanArchive } from '../detect/clean-archive.ts'
import type { Contents } from './contents.ts'
import { contentsOfHtml } from './read-html.ts'

/** A cell of one paragraph is one line with its neighbours. */
const CELL = /<(t[dh])><p>([^<]{0,2000})<\/p><\/\1>/g

/** Paragraphs, lists and tables of a Word document; pictures, macros and what is embedded stay packed. */
export async function readDocx(bytes: Uint8Array): Promise<Contents> {
  const html = await toHtml(cleanArchive(bytes))
  return { ...contentsOfHtml(html.replace(CELL, '<$1>$2</$1>')), meta: {} }
}

async function toHtml(archive: Uint8Array): Promise<string> {
  try {
    const buffer = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
    const { value } = await mammoth.convertToHtml({ buffer }, { externalFileAccess: false })
    return value
  } catch (error) {
    throw new Refused('The Word document is damaged and cannot be read. Open it in Word and save it again.', {
      cause: error,
    })
  }
}
