import fc from 'fast-check'

/** Input that no honest client sends. JSON values are texts, since many of them could not be built from objects. */

const quoted = (text: string) => JSON.stringify(text)

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeffx',
  '\u202eevil\u202c',
  'a\u200bb\u200d',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  "'; DROP TABLE User; --",
  '%00%2e%2e/',
  '../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  'null',
  'true',
  '1e309',
  '-0',
  '٣٤٥',
  'İıŞß',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'javascript:alert(1)',
  'http://[::1',
  'https://example.com/\u0000',
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:59.999+23:59',
  'a@b.c\u0000',
  'x'.repeat(5000),
]

const NUMBERS = [
  ...['0', '-0', '-1', '1e309', '-1e309', '1e-7', '5e-324', '1.005', '0.1', '0.30000000000000004', '1e21', '1E3'],
  ...['2147483647', '2147483648', '-2147483649', '4294967296', '9007199254740991', '9007199254740993'],
  ...['999999999999999', '1000000000000000', '9223372036854775808', `1${'0'.repeat(400)}`, '99.999', '10000.01'],
]

const DEPTHS = [20, 500, 5_000, 20_000]
const NESTED = DEPTHS.flatMap((depth) => [
  `${'['.repeat(depth)}${']'.repeat(depth)}`,
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
])

const OBJECTS = [
  '{}',
  '[]',
  '[[]]',
  '{"__proto__":{"id":1,"guestAccount":false}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3,"length":-1}',
  '{"toJSON":"x","then":"y"}',
  '{"id":1,"id":2}',
  '{"":{"":{"":""}}}',
  '{"$ne":null,"gt":"","equals":1}',
  '[null,null]',
  `[${Array(300).fill('{}').join()}]`,
]

/** Any text at all, of any code units. */
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })).map(quoted)

/** Replaces a JSON value by another. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS.map(quoted)),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom('null', 'true', 'false', ...OBJECTS),
  fc.constantFrom(...NESTED.filter((text) => text.length < 5_000)),
  anyText,
  fc.json({ maxDepth: 3 }),
  fc.double().map((value) => (Number.isFinite(value) ? String(value) : '1e999')),
)

/** A member that no schema asks for. */
export const hostileMember: fc.Arbitrary<[string, string]> = fc.tuple(
  fc.oneof(fc.constantFrom('__proto__', 'constructor', 'prototype', 'id', 'userId', 'status', 'demo', ''), fc.string()),
  hostileJson,
)

/** A whole body that follows no schema: broken, doubled, in another encoding, too large, too deep. */
export const hostileBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  hostileJson,
  fc.constantFrom(
    ...[
      '',
      ' ',
      '{',
      '}',
      '{"a":}',
      '{a:1}',
      "{'a':1}",
      '{"a":1,}',
      '{} {}',
      '// x\n{}',
      'NaN',
      'undefined',
      '[Infinity]',
    ],
    ...[
      '\ufeff{}',
      '{"amount":NaN}',
      '{"amount":0x10}',
      '{"amount":01}',
      '{"amount":1,"amount":-1}',
      '"\\u0000"',
      '"\\ud800"',
    ],
    ...[
      'a=1&b=2',
      '<xml/>',
      `{"review":"${'x'.repeat(70_000)}"}`,
      `[${'1,'.repeat(40_000)}1]`,
      '{"x":"\\uZZZZ"}',
      '"a\nb"',
    ],
    ...NESTED,
  ),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Uint8Array.from(bytes)),
  fc.constant(Uint8Array.from(Buffer.from('{"first_name":"x"}', 'utf16le'))),
  fc.constant(Uint8Array.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
)

/** A part of a path where an id should be, encoded as it would be sent. */
export const hostileId: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['0', '-1', '+1', '01', '1.0', '1e3', '%201', '1%00', 'NaN', 'null', 'undefined', '__proto__', 'constructor'],
    ...['2147483647', '2147483648', '4294967297', '9007199254740993', '999999999999999', '1000000000000000'],
    ...['%2e%2e', '%2F', '%5c', '%EF%BC%91', '1;x=1', '1%3Fa', '1%23', '%F0%9F%8D%95', '$', '*', '9'.repeat(2_000)],
  ),
  fc.string().map((text) => encodeURIComponent(text.toWellFormed()) || '0'),
)

const name = fc.oneof(
  fc.constantFrom('limit', 'cursor', 'type', 'id', 'q', 'text', '__proto__', 'limit[]', 'a[b][c]', ''),
  fc.string(),
)
const value = fc.oneof(
  fc.constantFrom(...NUMBERS, 'soft', 'hard', '1.1', '0.1', '999999999999999.999999999999999', '.', 'a'.repeat(3_000)),
  fc.string(),
)

/** A query of names and values that are not asked for, some of the names known. */
export const hostileQuery: fc.Arbitrary<string> = fc
  .array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
  .map((pairs) => String(new URLSearchParams(pairs.map(([key, text]) => [key.toWellFormed(), text.toWellFormed()]))))

const SEAL = 'Fe26.2*1*00*AAAA*BBBB**0000000000000000000000000000000000000000000000000000000000000000*CCCC~2'

const HEADERS: Record<string, readonly string[]> = {
  'idempotency-key': ['', 'a', 'a', 'b', 'x'.repeat(255), 'x'.repeat(256), 'a b', '\u00e9', '__proto__', '"'],
  'xsrf-token': ['', '.', 'a.b', 'a.b.c', 'x'.repeat(4_000), '\u00ff'],
  origin: [
    'null',
    '',
    'http://evil.example',
    'http://',
    '//',
    'localhost:3000',
    'http://localhost:3000.evil.example',
    '\u00e9',
  ],
  'content-type': ['', 'text/plain', 'APPLICATION/JSON', 'application/json;', 'application/json; charset=utf-16', ';'],
  cookie: [
    '',
    '=',
    ';;=;',
    'plateful_session',
    'plateful_session=',
    `plateful_session=${SEAL}`,
    '__proto__=1',
    'a="b; c',
  ],
  'if-none-match': ['*', '""', 'W/"x", "y"', ',,,', 'x'.repeat(3_000)],
  authorization: ['Bearer', 'Basic Og==', `Bearer ${'x'.repeat(2_000)}`],
  accept: ['text/html', '*/*;q=x', ''],
  'accept-encoding': ['br;q=NaN', 'identity;q=0', 'gzip;q=2'],
  'accept-language': ['zz-ZZ-'.repeat(50), '*'],
  'x-forwarded-for': ['', 'x, y', '::1', '1.2.3.4, '.repeat(100)],
  'x-forwarded-host': ['evil.example', ''],
  'x-request-id': ['', 'x'.repeat(4_000), '{"a":1}', '\u00e9'],
  'sec-fetch-site': ['cross-site', 'none', 'x'],
  'x-http-method-override': ['DELETE', 'TRACE'],
  rsc: ['1'],
  'next-action': ['x', '0'.repeat(42)],
  'next-router-state-tree': ['x', '%5B%22%22%5D', '%'],
  'x-nextjs-data': ['1'],
  range: ['bytes=0-0,-1', 'x'],
}

/** A header that should not be there or has a wrong value; null removes it. */
export const hostileHeader: fc.Arbitrary<[string, string | null]> = fc.oneof(
  fc
    .constantFrom(...Object.entries(HEADERS))
    .chain(([header, values]) => fc.tuple(fc.constant(header), fc.constantFrom<string | null>(...values, null))),
  fc.tuple(fc.constantFrom(...Object.keys(HEADERS)), fc.stringMatching(/^[!-~]{1,40}$/)),
  // Two keys for all roles: the answer of one call must not be given to another.
  fc.tuple(fc.constant('idempotency-key'), fc.constantFrom('a', 'b')),
)
