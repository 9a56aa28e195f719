import { Refused } from '@app/toolkit'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeDocx, paragraph } from '../making/make-documents.ts'
import { makePicture } from '../making/make-picture.ts'
import { judgeFile } from './judge-file.ts'

const PDF = Buffer.from('%PDF-1.7\n')
const PNG = makePicture('A')
const judge = (name: string, type: string, bytes: Uint8Array) => judgeFile({ name, type, bytes })

test.each([
  ['a.pdf', 'application/pdf', PDF, 'pdf'],
  ['', '', PDF, 'pdf'],
  ['a.png', 'application/octet-stream', PNG, 'png'],
  ['a.docx', '', makeDocx(paragraph('x')), 'docx'],
  ['a.csv', 'text/plain; charset=utf-8', Buffer.from('a,b'), 'csv'],
  ['a.txt', 'text/plain', Buffer.from('<html>'), 'html'],
  ['', 'text/csv', Buffer.from('a,b'), 'csv'],
])('%s declared as "%s" is what its bytes say', (name, type, bytes, kind) => {
  expect(judge(name, type, bytes)).toBe(kind)
})

test.each([
  ['a picture called a PDF', 'a.pdf', '', PNG, /called .pdf but holds a PNG picture/],
  ['a PDF declared as a picture', '', 'image/png', PDF, /declared as image\/png but holds a PDF/],
  ['a double extension', 'a.pdf.exe', '', PDF, /called .exe but holds a PDF/],
  ['a page in front of a PDF', 'a.pdf', '', Buffer.from('<html>\n%PDF-1.7'), /called .pdf but holds a web page/],
  ['nothing at all', 'a.pdf', '', Buffer.alloc(0), /empty. Upload it again/],
  ['an archive', 'a.zip', '', zipSync({ 'a.txt': PDF }), /an archive. Unpack it/],
  ['an old Office file', 'a.doc', '', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /save it as .docx or .xlsx/],
  [
    'a program',
    'a.bin',
    '',
    Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 0]),
    /cannot be read. What can be read: .pdf/,
  ],
])('S-70 %s is refused', (_, name, type, bytes, words) => {
  expect(() => judge(name, type, bytes)).toThrow(words)
  expect(() => judge(name, type, bytes)).toThrow(Refused)
})

test('S-70 a file over the limit of its kind is refused', () => {
  expect(() => judge('a.txt', '', Buffer.alloc(5_000_001, 'x'))).toThrow(
    /larger than the 5 MB that are read of plain text/,
  )
})
