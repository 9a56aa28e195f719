import { Refused } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { judgeUrl } from './judge-url.ts'
import { OFF_LIMITS } from './off-limits.ts'
import { readDomains } from './read-domains.ts'
import { readExceptions } from './read-exceptions.ts'

const judge = (url: string, allow: string[] = [], domains?: string[]) =>
  judgeUrl(url, { ports: new Set([80, 443]), exceptions: readExceptions(allow) }, readDomains(domains)).href

/** Names are not here: they are judged by where they lead, in guarded-lookup.test.ts. */
const PRIVATE_HOSTS = [
  '127.0.0.1',
  '0177.0.0.1',
  '2130706433',
  '0x7f.1',
  '0x7f000001',
  '127.1',
  '127.0.0.1.',
  '127.0.0.1..',
  '①②⑦.⓪.⓪.①',
  '１２７.0.0.1',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '0.0.0.0',
  '10.0.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '[::ffff:168.63.129.16]',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
]

test.each(PRIVATE_HOSTS)('S-22 http://%s/ is refused at once, in the same words as every other', (host) => {
  expect(() => judge(`http://${host}/`)).toThrow(new Refused(OFF_LIMITS))
  expect(() => judge(`https://${host}/`)).toThrow(new Refused(OFF_LIMITS))
})

test.each([
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'http://[::ffff:8.8.8.8]/',
  'http://[64:ff9b::8.8.8.8]/',
  'https://example.com/a?b=c\\d#e',
])('a public address passes: %s', (url) => expect(() => judge(url)).not.toThrow())

test.each([
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://example.com/',
  'data:text/html,hi',
  'blob:https://a.b/c',
])('S-21 only http and https are opened, not %s', (url) => expect(() => judge(url)).toThrow(/only http and https/))

test.each(['', 'example.com', '//evil.com', 'http://', 'https://example.com\\@evil.com', 'http:\\\\example.com'])(
  'S-21 "%s" is no web address',
  (url) => expect(() => judge(url)).toThrow(/not a web address/),
)

test('S-21 a name or password in the address is refused', () => {
  expect(() => judge('https://user@example.com/')).toThrow(/name or password/)
  expect(() => judge('https://:word@example.com/')).toThrow(/name or password/)
})

test('S-22 one trailing dot names the same host', () => {
  expect(judge('https://example.com./a')).toBe('https://example.com/a')
})

describe('S-21 ports', () => {
  test('80 and 443 are open, others only by exception', () => {
    expect(() => judge('https://example.com:80/')).not.toThrow()
    expect(() => judge('https://example.com:8443/')).toThrow(OFF_LIMITS)
    expect(() => judge('http://8.8.8.8:22/')).toThrow(OFF_LIMITS)
    expect(() => judge('https://example.com:8443/', ['example.com:8443'])).not.toThrow()
    expect(() => judge('https://other.com:8443/', ['example.com:8443'])).toThrow(OFF_LIMITS)
  })
})

describe('exceptions', () => {
  test.each([
    ['127.0.0.1:9000', 'http://127.0.0.1:9000/'],
    ['127.0.0.1', 'http://127.0.0.1:9001/'],
    ['127.0.0.1', 'http://[::ffff:127.0.0.1]/'],
    ['10.0.0.0/8', 'http://10.1.2.3:8080/'],
    ['10.0.0.0:8080/8', 'http://10.1.2.3:8080/'],
    ['[::1]:9000', 'http://[::1]:9000/'],
    ['::1', 'http://[::1]/'],
    ['[fd00::]/8', 'http://[fd12::1]/'],
    ['fd00::/8', 'http://[fd12::1]/'],
    ['169.254.169.254', 'http://169.254.169.254/'],
    ['Intranet.Example:8080', 'http://intranet.example:8080/'],
  ])('%s opens %s', (entry, url) => expect(() => judge(url, [entry])).not.toThrow())

  test.each([
    ['127.0.0.1:9000', 'http://127.0.0.1:9001/'],
    ['127.0.0.1:9000', 'http://127.0.0.1/'],
    ['10.0.0.0/8', 'http://11.0.0.1:8080/'],
    ['10.0.0.0:8080/8', 'http://10.1.2.3/'],
    ['[::1]:9000', 'http://127.0.0.1:9000/'],
    ['intranet.example', 'http://127.0.0.1/'],
  ])('%s does not open %s', (entry, url) => expect(() => judge(url, [entry])).toThrow(OFF_LIMITS))

  test.each(['intranet/8', '10/8', '10.0.0.0/33', 'a b', '', '[::1'])(
    '"%s" is no entry, and the server says so',
    (entry) => expect(() => readExceptions([entry])).toThrow(/EGRESS_ALLOW holds/),
  )
})

describe('S-11 the sites an agent is allowed', () => {
  test.each([
    ['https://example.com/', ['example.com']],
    ['https://www.example.com/', ['example.com']],
    ['https://EXAMPLE.com./', ['Example.COM.']],
    ['https://bücher.de/', ['xn--bcher-kva.de']],
    ['https://shop.github.io/', ['shop.github.io']],
    ['https://8.8.8.8/', ['8.8.8.8']],
    ['https://anything.example/', undefined],
  ])('%s is open with %j', (url, domains) => expect(() => judge(url, [], domains)).not.toThrow())

  test.each([
    ['https://example.com.evil.com/', ['example.com']],
    ['https://example.com@evil.com/', ['example.com']],
    ['https://evil.com/https://example.com', ['example.com']],
    ['https://evil.com?https://example.com', ['example.com']],
    ['https://example.com\\@evil.com/', ['example.com']],
    ['https://evil.com\\@example.com/', ['example.com']],
    ['https://evilexample.com/', ['example.com']],
    ['https://example.com.evil.com./', ['example.com']],
    ['https://example.com../', ['example.com']],
    ['https://example.com:8443/', ['example.com']],
    ['https://ex\u0430mple.com/', ['example.com']],
    ['//evil.com', ['example.com']],
    ['data:text/html,hi', ['example.com']],
    ['https://evil.github.io/', ['github.io']],
    ['https://evil.co.uk/', ['co.uk']],
    ['https://evil.com/', ['com']],
    ['https://evil.com/', ['*']],
    ['https://example.com/', ['https://example.com']],
    ['https://example.com/', []],
  ])('32: %s is closed with %j', (url, domains) => expect(() => judge(url, [], domains)).toThrow(Refused))

  test('being allowed a name does not open a private address', () => {
    expect(() => judge('http://127.0.0.1/', [], ['127.0.0.1'])).toThrow(OFF_LIMITS)
  })
})
