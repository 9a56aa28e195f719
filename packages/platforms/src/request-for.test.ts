import { describe, expect, test } from 'vitest'
import { findPlatform } from './list-platforms.ts'
import type { Platform } from './platform.ts'
import { keyPartsOf, requestFor, valuesFor } from './request-for.ts'

function get(id: string): Platform {
  const platform = findPlatform(id)
  if (!platform) throw new Error(`no ${id}`)
  return platform
}

describe('an operation becomes the request its facts describe', () => {
  test('with a bearer token and a body', () => {
    const request = requestFor(
      get('mastodon'),
      'create_item',
      { values: { site_domain: 'social.example' }, body: { status: 'Hi' } },
      'k',
    )
    expect(request).toEqual({
      method: 'POST',
      url: 'https://social.example/api/v1/statuses',
      headers: { accept: 'application/json', 'content-type': 'application/json', Authorization: 'Bearer k' },
      body: '{"status":"Hi"}',
    })
  })

  test('with user name and password', () => {
    const { headers } = requestFor(
      get('zulip'),
      'get_data',
      { values: { domain: 'acme', message_id: '7' } },
      'me@acme.io:a:b',
    )
    expect(headers.Authorization).toBe(`Basic ${Buffer.from('me@acme.io:a:b').toString('base64')}`)
  })

  test('with a key of two parts in the address', () => {
    const { url } = requestFor(get('trello'), 'get_data', { values: { id: 'c1' } }, 'the-key:the-token')
    expect(url).toBe('https://api.trello.com/1/cards/c1?key=the-key&token=the-token')
    expect(keyPartsOf(get('trello'))).toEqual(['key', 'token'])
  })

  test('with a key in the path', () => {
    expect(requestFor(get('telegram'), 'create_item', { body: {} }, '1:abc').url).toBe(
      'https://api.telegram.org/bot1%3Aabc/sendMessage',
    )
    expect(valuesFor(get('telegram'), 'create_item')).toEqual([])
  })

  test('without a key where some of it is open', () => {
    const { headers } = requestFor(
      get('prometheus'),
      'get_data',
      { values: { server: 'metrics.acme.io' }, query: { query: 'up' } },
      null,
    )
    expect(headers).toEqual({ accept: 'application/json' })
  })
})

describe('what would send the key elsewhere is refused', () => {
  test.each(['evil.example/', 'evil.example#', 'user@evil.example', 'evil.example?x=', '', '-', 'a b'])(
    'host %j',
    (domain) => {
      expect(() => requestFor(get('zulip'), 'get_data', { values: { domain, message_id: '7' } }, 'a:b')).toThrow(
        /host name/,
      )
    },
  )

  test.each(['..', '.', ''])('path part %j', (id) => {
    expect(() => requestFor(get('trello'), 'get_data', { values: { id } }, 'a:b')).toThrow(/other than dots/)
  })

  test('a slash in a part stays in its part', () => {
    expect(requestFor(get('trello'), 'get_data', { values: { id: '../members/me' } }, 'a:b').url).toContain(
      '/1/cards/..%2Fmembers%2Fme?',
    )
  })

  test('a line break in a key', () => {
    expect(() => requestFor(get('reddit'), 'create_item', {}, 'k\r\nHost: evil')).toThrow(/line break/)
  })
})

describe('what cannot be done says why', () => {
  test('an operation without a path', () => {
    expect(() => requestFor(get('shopware'), 'get_data', {}, 'k')).toThrow('knows no way to get_data on Shopware')
  })

  test('a missing key', () => {
    expect(() => requestFor(get('reddit'), 'create_item', {}, null)).toThrow('Reddit wants a key')
  })

  test('half a key', () => {
    expect(() => requestFor(get('trello'), 'get_data', { values: { id: '1' } }, 'only')).toThrow('key, a colon, token')
  })

  test('a signature of its own', () => {
    expect(() => requestFor(get('amazon-s3'), 'get_data', {}, 'k')).toThrow('signed in a way of its own')
  })

  test('a value that is not given', () => {
    expect(() => requestFor(get('trello'), 'get_data', {}, 'a:b')).toThrow('“id” is not given')
  })
})
