import * as fc from 'fast-check';
import type { JsonSchema } from '../published-calls.ts';

/** Marks literal JSON text, for numbers that JavaScript cannot write. */
const RAW = '\u{E000}';

export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').replaceAll(new RegExp(`"${RAW}([^"]*)"`, 'g'), '$1');
}

/** Malicious text of up to 60 kB. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\u202e\u2066abc',
    '\uFEFF',
    'e' + '\u0301'.repeat(300),
    'İ'.repeat(50),
    '👩‍👩‍👧‍👦'.repeat(30),
    'x'.repeat(60_000),
    '9'.repeat(400),
    '0001-01-01',
    '9999-12-31',
    '2026-11-27',
    '2024-02-30',
    '2026-11-27T24:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    '25:61',
    '%00%ff',
    '__proto__',
  ),
);

const hostileNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(
    ...['1e308', '1e999', '-1e999', '-0', '-0.0', '5e-324', '1e-400', '9007199254740993', '2147483648'].map(
      (text) => RAW + text,
    ),
    RAW + '1'.repeat(500),
    0,
    -1,
    0.1,
  ),
);

const deep = fc.integer({ min: 100, max: 5000 }).map((depth) => RAW + '['.repeat(depth) + ']'.repeat(depth));

const hostile = fc.oneof(
  hostileText,
  hostileNumber,
  deep,
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.constantFrom(1, 'x', null), { minLength: 500, maxLength: 5000 }),
  fc.constantFrom(null, true, false, [], {}, [[]], JSON.parse('{"__proto__":{"a":1},"constructor":1}')),
);

/** Values of a schema, often like a valid example, sometimes with something hostile in a place. */
export function arbitraryJson(schema: JsonSchema, example: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: shaped(schema, example), weight: 30 }, { arbitrary: hostile, weight: 1 });
}

function shaped(schema: JsonSchema, example: unknown): fc.Arbitrary<unknown> {
  const { type, anyOf, enum: choices, items, pattern } = schema;
  const right = example === undefined ? [] : [{ arbitrary: fc.constant(example), weight: 12 }];
  if (anyOf) return fc.oneof(...anyOf.map((each) => arbitraryJson(each, example)));
  if (choices) return fc.oneof(...right, fc.constantFrom(...choices));
  if (type === 'object') return shapedObject(schema, example);
  if (type === 'array') return shapedArray(items ?? {}, example);
  if (type === 'integer' || type === 'number')
    return fc.oneof(...right, fc.integer({ min: 1, max: 40 }), hostileNumber);
  if (type === 'boolean') return fc.boolean();
  if (pattern !== undefined) return fc.oneof(...right, fc.stringMatching(new RegExp(pattern)));
  return fc.oneof(...right, hostileText);
}

function shapedArray(items: JsonSchema, example: unknown): fc.Arbitrary<unknown> {
  const [first]: unknown[] = Array.isArray(example) ? example : [];
  return fc.array(arbitraryJson(items, first), { maxLength: 4 });
}

function shapedObject(
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  example: unknown,
): fc.Arbitrary<unknown> {
  const right = new Map<string, unknown>(Object.entries(Object(example)));
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, arbitraryJson(inner, right.get(name))]),
  );
  const entries = Object.entries(values).filter(([name]) => right.has(name));
  const likeExample = { arbitrary: fc.record(Object.fromEntries(entries)), weight: 4 };
  const complete = fc.record(values, { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return fc.oneof(likeExample, complete, fc.record(values));
  const names = arbitraryJson(propertyNames ?? {}, undefined).map(String);
  return fc.dictionary(names, arbitraryJson(additionalProperties, undefined), { maxKeys: 5 });
}

/** A part of a URL that our clients never send. */
export const hostilePart = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%ed%a0%80',
  '..',
  '%2e%2e%2f',
  '1%2f2',
  '1e3',
  '٣',
);

/** An encoded part of a URL: a value of the schema, or an invalid one. */
export function arbitraryPart(schema: JsonSchema, example: string): fc.Arbitrary<string> {
  const sent = shaped(schema, example).map((value) => percentEncoded(String(value)));
  return fc.oneof({ arbitrary: sent, weight: 4 }, hostilePart);
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().slice(0, 4000));
}
