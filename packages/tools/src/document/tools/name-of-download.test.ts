import { expect, test } from 'vitest'
import { nameOfDownload } from './name-of-download.ts'

test.each([
  ['attachment; filename="bill.pdf"', 'bill.pdf'],
  ["attachment; filename=x.pdf; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf", 'Résumé.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="..\\\\..\\\\boot.ini"', 'boot.ini'],
  ['attachment; filename="a\u0000\nb.pdf"', 'ab.pdf'],
  [undefined, 'last part.pdf'],
])('A5 28: %s is a plain name', (disposition, name) => {
  expect(nameOfDownload(disposition, 'https://files.example/dir/last%20part.pdf?x=1')).toBe(name)
})
