import type { Client } from './client.ts';
import { newImage } from './claim-files.ts';
import type { Ids } from './full-account.ts';
import type { JsonSchema, PublishedCall } from './published-calls.ts';
import type { Reference } from './references.ts';
import { requestBodies } from './request-bodies.ts';

type Value = string | number | readonly (string | number)[];
export type Values = ReadonlyMap<Reference, Value>;

/** Every way to name somebody else's things in a call: in all fields, in each field alone, and in a list after one's own. */
export function mixturesOf(references: readonly Reference[], own: Ids, others: Ids): Values[] {
  const ownValues = references.map((reference) => [reference, own[reference.kind]] as const);
  const alone = (reference: Reference, value: Value) =>
    new Map<Reference, Value>([...ownValues, [reference, value]]);
  return [
    new Map(references.map((reference) => [reference, others[reference.kind]])),
    ...(references.length > 1 ? references.map((reference) => alone(reference, others[reference.kind])) : []),
    ...references
      .filter(({ path }) => path.endsWith('*'))
      .map((reference) => alone(reference, [own[reference.kind], others[reference.kind]])),
  ];
}

/** A published call with a body that is valid except for the ids in it. */
export function publishedRequest(
  call: PublishedCall,
  values: Values = new Map(),
): { readonly path: string; readonly init: RequestInit } {
  const path = pathFor(call, values);
  const { method, body } = call;
  if (!body) return { path, init: { method } };
  if (body.type === 'multipart/form-data')
    return { path, init: { method, body: formFor(body.schema, values) } };
  const headers = { 'Content-Type': 'application/json' };
  return { path, init: { method, headers, body: JSON.stringify(bodyFor(call, values)) } };
}

export function sendPublished(
  client: Client,
  call: PublishedCall,
  values?: Values,
  authorization: string | null = `Bearer ${client.token}`,
): Promise<Response> {
  const { path, init } = publishedRequest(call, values);
  const headers = new Headers(init.headers);
  if (authorization !== null) headers.set('Authorization', authorization);
  return client.send(path, { ...init, headers });
}

export function partsOf(values: Values): ReadonlyMap<string, string> {
  return new Map(
    [...values].flatMap(([{ where, path }, value]) => (where === 'body' ? [] : [[path, String(value)]])),
  );
}

function pathFor({ path, parameters }: PublishedCall, values: Values): string {
  const given = partsOf(values);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.get(name) ?? 1));
  const search = new URLSearchParams();
  for (const { name, in: where, required, schema } of parameters)
    if (where === 'query' && (required || given.has(name)))
      search.set(name, given.get(name) ?? plainText(schema));
  return `${filled}?${search}`;
}

/** A valid JSON body with these ids. */
export function bodyFor({ id, body }: PublishedCall, values: Values): unknown {
  const right = requestBodies[id];
  if (!right || !body) throw new Error(`${id}: there is no valid body for it`);
  let filled: unknown = right;
  for (const [{ where, path }, value] of values)
    if (where === 'body') filled = withValue(filled, path.split('.'), value, body.schema);
  return filled;
}

/** Sets a value at a path; creates missing parents from the schema. */
function withValue(
  body: unknown,
  [name, ...rest]: readonly string[],
  value: Value,
  schema: JsonSchema | undefined,
): unknown {
  if (name === undefined) return value;
  if (name === '*' && Array.isArray(value)) return value;
  if (name === '*') return [withValue(exampleOf(schema?.items), rest, value, schema?.items)];
  const known = body ?? exampleOf(schema);
  const inner: unknown = Object.entries(known ?? {}).find(([key]) => key === name)?.[1];
  const shape = [schema, ...(schema?.anyOf ?? [])].find((each) => each?.properties?.[name]);
  return { ...Object(known), [name]: withValue(inner, rest, value, shape?.properties?.[name]) };
}

/** The smallest value of a schema. */
function exampleOf(schema: JsonSchema | undefined): unknown {
  const { type, properties = {}, required = [], enum: choices } = schema ?? {};
  if (choices) return choices[0];
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name])]));
  return type === 'string' ? 'Texto' : 1;
}

/** A valid value of a parameter or field that is not an id. */
export function plainText({ enum: choices, pattern }: JsonSchema): string {
  if (choices) return String(choices[0]);
  if (pattern === undefined) return 'Consulta';
  return pattern.includes('{11}') ? '30712345671' : '18000';
}

/** A valid form with these ids. A part without a schema is a file. */
export function formFor({ properties = {}, required = [] }: JsonSchema, values: Values): FormData {
  const given = new Map([...values].map(([{ path }, value]) => [path, value]));
  const form = new FormData();
  for (const [name, schema] of Object.entries(properties)) {
    if (!required.includes(name) && !schema.enum) continue;
    if (Object.keys(schema).length === 0) form.set(name, new Blob([newImage()]), 'foto.jpg');
    else form.set(name, String(given.get(name) ?? plainText(schema)));
  }
  return form;
}
