import { encodePolygon } from '#contract/search/polygon.ts'

const statements = [
  "' OR 1=1--",
  "'; DROP TABLE listing;--",
  '1; SELECT pg_sleep(3)--',
  "' || pg_sleep(3) || '",
  "' UNION SELECT null, version()--",
  '") OR ("1"="1',
  "\\'; --",
  '$1',
  '$$;SELECT 1;$$',
  '1/0',
  "E'\\x00'",
  "CAST('a' AS int)",
  '1::int',
  '{1,2,3}',
]

const searchWords = [
  'a & b | !c',
  ':*',
  '<->',
  '((((((((',
  '*****',
  '%%%',
  '___',
  '\\\\\\',
  '"""',
  "'''",
  'abc:*b',
  '& & &',
  '!!! aaa',
  'abc <2> def',
]

const numbers = [
  '-1',
  '0',
  '00',
  '-0',
  '+1',
  '1.5',
  '.5',
  '1,5',
  '1_000',
  '0x10',
  '1e9',
  '1e309',
  '1e-400',
  'NaN',
  'Infinity',
  '-Infinity',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '99999999999999999999',
  '9'.repeat(400),
  `0.${'0'.repeat(300)}1`,
  '٣',
  '９',
  ' 1 ',
]

const letters = [
  'a\u0000b',
  '\u0000',
  '\u202Eabc',
  '\u2028\u2029',
  '\uFEFFabc',
  'Ṡ̴̢̛̹̗̫̥͓̦̪́̔͑̈́̕͝a̷̧',
  'n\u0303'.repeat(60),
  '👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
  '🏠'.repeat(100),
  'İıſﬁß',
  'مرحبا بالعالم',
  '不動產 出租',
  '\u0007\u001b[31m',
  '\uFFFF\uFFFE',
  '＜script＞',
]

const languages = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '</script><svg onload=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '${jndi:ldap://127.0.0.1/a}',
  '`id`',
  '$(id)',
  '| cat /etc/passwd',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:5432/',
  'a\r\nSet-Cookie: x=1',
  'a\r\n\r\n<html>',
]

const structures = [
  '{}',
  '[]',
  '[[[[[[[[[[]]]]]]]]]]',
  '{"$gt":""}',
  '{"__proto__":{"polluted":1}}',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
]

const lengths = [
  'a'.repeat(121),
  'a'.repeat(5000),
  ' '.repeat(1000),
  '('.repeat(2000),
  'ab '.repeat(1500),
  `${'a'.repeat(50)}!`.repeat(20),
  'a-'.repeat(60),
]

const boxes = [
  '-180,-90,180,90',
  '179,0,-179,1',
  '-70,18,-70,18',
  '-69,19,-70,18',
  '1,2,3',
  '1,2,3,4,5',
  ',,,',
  'NaN,NaN,NaN,NaN',
  '1e1,2e1,3e1,4e1',
  '999,999,999,999',
  '-70.0000000000001,18,-69,19',
]

const circle = (points: number) =>
  encodePolygon(
    Array.from({ length: points }, (_, at) => ({
      lat: 18.5 + Math.sin((at / points) * 2 * Math.PI),
      lng: -70 + Math.cos((at / points) * 2 * Math.PI),
    })),
  )
const polygons = [
  circle(2),
  circle(200),
  circle(201),
  circle(1500),
  encodePolygon([0, 1, 2].map(() => ({ lat: 18.5, lng: -70 }))),
  encodePolygon([
    { lat: 90, lng: 180 },
    { lat: -90, lng: -180 },
    { lat: 90, lng: -180 },
    { lat: -90, lng: 180 },
  ]),
  '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
  '?'.repeat(4000),
  '~'.repeat(3999),
  '\u007f\u0080\u00ff',
]

/** What no encoder would write: bytes that are no UTF-8, halves of escapes, names of other value shapes. */
const brokenEscapes = [
  '%',
  '%f',
  '%ff',
  '%c0%ae%c0%ae',
  '%ED%A0%80',
  '%F0%28%8C%28',
  '%u0041',
  '%2500',
  '%%%',
  '+',
  '%E0%80%AF',
  '%00%00',
]

/** Hostile values as they stand in an address, percent-encoded where that can be done. */
export const hostileValues: string[] = [
  ...[
    ...statements,
    ...searchWords,
    ...numbers,
    ...letters,
    ...languages,
    ...structures,
    ...lengths,
    ...boxes,
    ...polygons,
  ].map((value) => encodeURIComponent(value.toWellFormed())),
  ...brokenEscapes,
]

/** One name in shapes that other servers read as lists, objects or inheritance. */
export function listHostileShapes(name: string): string[] {
  return [
    `${name}[]=1&${name}[]=2`,
    `${name}[0]=1`,
    `${name}[a][b]=1`,
    `${name}[__proto__][x]=1`,
    `${name}.x=1`,
    name,
    `${name}=&${name}=`,
    `${name}=1&${name}=1`,
    Array.from({ length: 300 }, (_, at) => `${name}=${at}`).join('&'),
    `__proto__[${name}]=1&constructor=1&toString=1`,
    `${name.toUpperCase()}=1`,
    `%00${name}=1`,
  ]
}

/** What may never be read in an answer: stacks, statements, drivers, folders. */
export const insideWords =
  /\bat .{1,80}:\d+:\d+|node_modules|\/(home|root|tmp|work|usr)\/|\bselect\b.{1,200}\bfrom\b|syntax error|relation "|invalid input syntax|PostgresError|DrizzleQuery|ZodError|ECONNREFUSED/is

/** What a field of a body may hold that is not what it asks for. */
export const hostileFieldValues: unknown[] = [
  null,
  {},
  [],
  0,
  -1,
  Number.MAX_VALUE,
  true,
  [[]],
  [null],
  [{ toString: 1 }],
  { toString: 1 },
  { toString: 1, valueOf: 1, length: 1, id: { toString: 1 }, west: { toString: 1 }, city: { toString: 1 } },
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  '',
  ' ',
  'x'.repeat(65_536),
  '\uD800',
  'Ana\uDC00',
  'a\u0000b',
]
