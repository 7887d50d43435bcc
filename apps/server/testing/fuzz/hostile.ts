/**
 * A value from an attacker or a broken program: as text in a path, a query or a header, and as JSON
 * in a body. `encoded` is its form in a URL if it is not simply percent-encoded.
 */
export type Hostile = { name: string; text: string; json: Buffer; encoded: string }

const value = (
  name: string,
  text: string,
  more: { json?: string | Buffer; encoded?: string } = {},
): Hostile => ({
  ...{ name, text },
  json: Buffer.from(more.json ?? JSON.stringify(text)),
  encoded: more.encoded ?? encodeURIComponent(text.toWellFormed()),
})
/** JSON that is not a string. */
const bare = (name: string, json: string) => value(name, json.slice(0, 2000), { json })

const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}${close.repeat(depth)}`

export const hostileValues: Hostile[] = [
  value('nothing', ''),
  value('a blank', ' '),
  value('tabs and line ends', '\t\r\n\t'),
  bare('null', 'null'),
  bare('true', 'true'),
  bare('zero', '0'),
  bare('minus one', '-1'),
  bare('minus zero', '-0'),
  bare('a fraction', '1.5'),
  bare('one above the integers of PostgreSQL', '2147483648'),
  bare('one above the safe integers', '9007199254740993'),
  bare('more than a number can be', '1e400'),
  bare('forty figures', '9'.repeat(40)),
  value('an exponent', '1e3'),
  value('hexadecimal', '0x10'),
  value('NaN', 'NaN'),
  value('Infinity', 'Infinity'),
  value('Arabic figures', '١٢٣'),
  value('a quotation mark', "'"),
  value('a double quotation mark', '"'),
  value('a backslash', '\\'),
  value('a condition that is always true', "1' or '1'='1' --"),
  value('a second statement', "1'; delete from users; --"),
  value('a wildcard', '%_%', { encoded: '%' }),
  value('a broken percent-encoding', '%zz', { encoded: '%zz%' }),
  value('NUL', 'a\0b', { encoded: '%00' }),
  value('half a character', 'a\ud800b', { encoded: '%ED%A0%80' }),
  value('bytes that are no UTF-8', '\ufffd', {
    json: Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]),
    encoded: '%ff%fe%c0%80',
  }),
  value('control characters', '\u0001\u0008\u001b[31m\u007f\u0085'),
  value('a line separator', 'a\u2028b\u2029c'),
  value('text that turns around', '\u202ekcab\u2066x'),
  value('a family', '👩‍👩‍👧‍👦'.repeat(40)),
  value('marks upon marks', `e${'\u0301'.repeat(500)}`),
  value('letters that change their length', 'İıſﬃßŉ'),
  value('a header of its own', 'x\r\nSet-Cookie: a=b\r\n\r\nx'),
  value('a script', '<script>alert(1)</script>'),
  value('a handler of an image', '"><img src=x onerror=alert(1)>'),
  value('an address that is a script', 'javascript:alert(1)'),
  value('templates', `{{7*7}}$\{7*7}#{7*7}<%= 7*7 %>{{constructor.constructor("x")()}}`),
  value('places of a statement', '$1 $2 :id ? ?::text'),
  value('a lookup', `$\{jndi:ldap://127.0.0.1:9/a}`),
  value('a format', '%s%s%n%x%d'),
  value('a formula', '=HYPERLINK("http://127.0.0.1","x")'),
  value('a way up', '../../../../etc/passwd'),
  value('a file', 'file:///etc/passwd'),
  value('an address inside', 'http://169.254.169.254/latest/'),
  value('a prototype by name', '__proto__', { encoded: '__proto__' }),
  value('a list in a query', 'a', {
    json: '["a","b"]',
    encoded: '1&language=2&language[]=3&language[__proto__][x]=4',
  }),
  bare('an empty list', '[]'),
  bare('an empty object', '{}'),
  bare('a prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  bare(
    'an object that calls itself a list',
    '{"length":4294967295,"0":1,"then":1,"toString":1,"toJSON":1,"valueOf":null}',
  ),
  bare('ten thousand entries', `[${'1,'.repeat(6999)}1]`),
  bare('two thousand lists in each other', nested('[', ']', 2000)),
  bare('objects in each other', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`),
  bare('half of JSON', '{"a":'),
  bare('a field of its own', '1,"removed":1,"role":"super_admin"'),
  value('a long word', 'a'.repeat(12_000)),
  value('what some patterns never finish', `${'a'.repeat(3000)}@${'a.'.repeat(1500)}!`),
  value('a day that is none', '2026-02-31T25:61:61+99:99'),
]
