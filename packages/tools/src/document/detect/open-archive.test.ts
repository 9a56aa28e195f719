import { Refused } from '@app/toolkit'
import { type Zippable, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openArchive } from './open-archive.ts'

const open = (bytes: Uint8Array) => openArchive(bytes, () => true)
const data = Buffer.from('hello')

/** Changes one number of the archive's list: `at` counts from the beginning of the first entry's record. */
function altered(files: Zippable, at: number, value: number, size: 2 | 4): Uint8Array {
  const bytes = Buffer.from(zipSync(files))
  const start = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  if (size === 4) bytes.writeUInt32LE(value, start + at)
  else bytes.writeUInt16LE(value, start + at)
  return bytes
}

test('parts come out whole, packed or not', () => {
  const parts = open(zipSync({ 'a.xml': [data, { level: 9 }], 'b/c.xml': [data, { level: 0 }] }))
  expect([...parts].map(([name, part]) => [name, Buffer.from(part).toString()])).toEqual([
    ['a.xml', 'hello'],
    ['b/c.xml', 'hello'],
  ])
})

describe('A5 49: refused before anything is unpacked', () => {
  const many = Object.fromEntries(Array.from({ length: 513 }, (_, index) => [`${index}.xml`, data]))
  test.each<[string, () => Uint8Array]>([
    ['a bomb', () => zipSync({ 'a.xml': Buffer.alloc(5_000_000) })],
    ['more than 512 parts', () => zipSync(many)],
    [
      'more than 100 MB by its own list',
      () => altered({ 'a.xml': Buffer.alloc(2_000_000, 'abcdefgh') }, 24, 200_000_000, 4),
    ],
    ['a way out of the folder', () => zipSync({ '../a.xml': data })],
    ['a way out in the middle', () => zipSync({ 'a/../../b.xml': data })],
    ['an absolute name', () => zipSync({ '/etc/passwd': data })],
    ['a name of Windows', () => zipSync({ 'C:/a.xml': data })],
    ['a symbolic link', () => altered({ 'a.xml': data }, 38, 0xa1ff0000, 4)],
    ['a password', () => altered({ 'a.xml': data }, 8, 1, 2)],
    ['an unknown way of packing', () => altered({ 'a.xml': data }, 10, 99, 2)],
    ['parts that overlap', () => altered({ 'a.xml': data, 'b.xml': data }, 20, 5_000, 4)],
    ['a size that is a lie', () => altered({ 'a.xml': Buffer.alloc(2_000, 'abc') }, 24, 10, 4)],
    [
      'two names for one part',
      () => {
        const bytes = Buffer.from(zipSync({ 'a.xml': data }))
        bytes.write('z', bytes.lastIndexOf('a.xml'))
        return bytes
      },
    ],
    [
      'a list of the 64-bit form',
      () => {
        const bytes = Buffer.from(zipSync({ 'a.xml': data }))
        bytes.writeUInt16LE(0xffff, bytes.length - 12)
        return bytes
      },
    ],
    ['half an archive', () => zipSync({ 'a.xml': data }).subarray(0, 60)],
  ])('%s', (_, make) => {
    expect(() => open(make())).toThrow(Refused)
  })
})
