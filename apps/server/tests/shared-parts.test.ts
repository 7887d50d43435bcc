import { describe, expect, test } from 'vitest'
import { cleanHtml } from '../html.ts'
import { withoutCards } from '../monitoring/log.ts'
import { addressOf } from '../security/client-ip.ts'
import { checkPassword, hashPassword } from '../security/passwords.ts'

describe('a log line', () => {
  test.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4000-0000-0000-0002',
    '4111111111111111 123',
    'n4111111111111111',
  ])('never contains the card number %s', (number) => {
    const line = withoutCards(`{"msg":"charged ${number} today"}`)
    expect(line).not.toMatch(/4242|4111|0002/)
    expect(JSON.parse(line)).toHaveProperty('msg')
  })

  test('keeps numbers that are not card numbers', () => {
    const line = '{"time":"2026-11-21T10:00:00.000Z","id":1234567890123,"user":1234567}'
    expect(withoutCards(line)).toBe(line)
  })
})

describe('the address of a client', () => {
  test.each([
    ['no proxy is trusted: the header is nobody’s word', 0, '9.9.9.9', '10.0.0.1'],
    [
      'one proxy: what it wrote, not what the caller wrote before',
      1,
      '9.9.9.9, 5.5.5.5',
      '5.5.5.5',
    ],
    ['two proxies', 2, '9.9.9.9, 5.5.5.5, 6.6.6.6', '5.5.5.5'],
    ['fewer hops than proxies: the socket', 2, '5.5.5.5', '10.0.0.1'],
    ['no header', 1, undefined, '10.0.0.1'],
    ['a proxy that writes the port as well', 1, '5.5.5.5:1234', '5.5.5.5'],
    ['a header that is no address: the socket', 1, 'unknown', '10.0.0.1'],
    ['IPv6 counts by its network', 1, '2001:db8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
    ['IPv6 with a gap and a port', 1, '[2001:db8::9]:443', '2001:db8::/64'],
    ['IPv6 of a single line', 1, 'fe80::1:2%eth0', 'fe80::/64'],
    ['IPv6 that ends like IPv4', 1, '2001::1:2:3:4:5.6.7.8', '2001:0:1:2::/64'],
    ['IPv4 as hexadecimal IPv6', 1, '::ffff:505:505', '5.5.5.5'],
    ['IPv4 in the clothes of IPv6', 1, '::ffff:5.5.5.5', '5.5.5.5'],
  ])('is correct for %s', (_, proxies, header, address) =>
    expect(addressOf('10.0.0.1', header, proxies)).toBe(address),
  )
})

test('cleaned HTML keeps text, lists and links, and nothing executable', () => {
  const dirty =
    '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=y><a href="javascript:x">b</a><a href="https://x.org">c</a></p><ul><li>d</li></ul>'
  expect(cleanHtml(dirty)).toBe('<p>a<a>b</a><a href="https://x.org">c</a></p><ul><li>d</li></ul>')
  expect(
    cleanHtml('<a href="/page/terms">a</a><a href="//x.org">b</a><a href="/\\x.org">c</a>'),
  ).toBe('<a href="/page/terms">a</a><a>b</a><a>c</a>')
})

test('a password check compares with the hash, and always fails without an account', async () => {
  const saved = await hashPassword('correct horse')
  expect(saved).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await checkPassword('correct horse', saved)).toBe(true)
  expect(await checkPassword('correct horsf', saved)).toBe(false)
  expect(await checkPassword('nobody', null)).toBe(false)
})
