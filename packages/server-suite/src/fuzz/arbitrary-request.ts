import * as fc from 'fast-check';
import { damaged } from '@huella/server/testing/fuzz';
import { newPdf, newImage } from '../claim-files.ts';
import type { Ids } from '../full-account.ts';
import type { JsonSchema, PublishedCall } from '../published-calls.ts';
import { bodyFor, formFor, mixturesOf, partsOf, plainText, type Values } from '../published-request.ts';
import { referencesOf } from '../references.ts';
import { arbitraryJson, arbitraryPart, jsonText } from './arbitrary-json.ts';

export interface FuzzedRequest {
  readonly path: string;
  readonly init: RequestInit;
}

type Sent = Pick<RequestInit, 'body'> & { readonly type?: string };

/** Requests of a call with these ids, most of them nearly valid. */
export async function arbitraryRequest(call: PublishedCall, ids: Ids): Promise<fc.Arbitrary<FuzzedRequest>> {
  const [values = new Map()] = mixturesOf(referencesOf(call), ids, ids);
  const parts = {
    path: arbitraryPath(call, values),
    sent: await arbitraryBody(call, values),
    key: arbitraryKey,
  };
  return fc.record(parts).map(({ path, sent: { body, type }, key }) => ({
    path,
    init: {
      method: call.method,
      headers: { ...(type !== undefined && { 'Content-Type': type }), ...key },
      ...(body !== undefined && { body }),
    },
  }));
}

/** Mostly none: a used key gets the earlier response. */
const arbitraryKey = fc.oneof(
  { arbitrary: fc.constant({}), weight: 8 },
  fc.stringMatching(/^[\x21-\x7e]{1,255}$/).map((key) => ({ 'Idempotency-Key': key })),
  fc.constantFrom('', 'ñ', 'con blanco', 'x'.repeat(300)).map((key) => ({ 'Idempotency-Key': key })),
);

function arbitraryPath({ path, parameters }: PublishedCall, values: Values): fc.Arbitrary<string> {
  const examples = partsOf(values);
  const named = parameters.filter(({ in: where }) => where !== 'header');
  const parts = named.map(
    ({ name, schema }) => [name, arbitraryPart(schema, examples.get(name) ?? plainText(schema))] as const,
  );
  const requiredKeys = named.flatMap(({ name, required }) => (required ? [name] : []));
  return fc.record(Object.fromEntries(parts), { requiredKeys }).map((filled) => {
    const search = named.flatMap(({ name, in: where }) =>
      where === 'query' && filled[name] !== undefined ? [`${name}=${filled[name]}`] : [],
    );
    return `${path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '')}?${search.join('&')}`;
  });
}

async function arbitraryBody(call: PublishedCall, values: Values): Promise<fc.Arbitrary<Sent>> {
  const { body } = call;
  if (!body) return fc.constant({});
  if (body.type === 'multipart/form-data') return arbitraryForm(body.schema, values);
  return arbitraryJson(body.schema, bodyFor(call, values)).map((value) => ({
    type: body.type,
    body: jsonText(value),
  }));
}

async function arbitraryForm(schema: JsonSchema, values: Values): Promise<fc.Arbitrary<Sent>> {
  const right = formFor(schema, values);
  const whole = new Response(right);
  const type = whole.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const fields = [...right].map(
    ([name, value]) =>
      [name, typeof value === 'string' ? arbitraryField(schema, name, value) : file] as const,
  );
  const parts = Object.fromEntries(fields);
  const forms = fc
    .oneof({ arbitrary: fc.record(parts), weight: 4 }, fc.record(parts, { requiredKeys: [] }))
    .map((sent): Sent => {
      const body = new FormData();
      for (const [name, value] of Object.entries(sent)) if (value !== undefined) body.append(name, value);
      return { body };
    });
  return fc.oneof(
    forms,
    damaged([bytes]).map((body): Sent => ({ type, body })),
  );
}

const files = [newImage(), newPdf()];
const file = fc.oneof(damaged(files), fc.constantFrom(...files)).map((bytes) => new Blob([bytes]));

function arbitraryField(
  { properties = {} }: JsonSchema,
  name: string,
  example: string,
): fc.Arbitrary<string> {
  return arbitraryJson(properties[name] ?? {}, example).map((value) =>
    typeof value === 'string' ? value : jsonText(value),
  );
}
