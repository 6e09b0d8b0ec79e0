import type { Schema } from '@huella/contract';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
}

/** The free-text fields of a schema, such as `datos_mascota.nombre`, so that none is forgotten. */
export function textFieldsOf(schema: Schema): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // zod's own type of a JSON Schema allows booleans and more, which our schemas do not make.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return [...new Set(textsIn(json as JsonSchema, []))];
}

function textsIn(
  { type, properties, anyOf = [], enum: choices }: JsonSchema,
  path: readonly string[],
): string[] {
  const own = type === 'string' && !choices ? [path.join('.')] : [];
  const inner = Object.entries(properties ?? {}).flatMap(([name, schema]) =>
    textsIn(schema, [...path, name]),
  );
  return [...own, ...anyOf.flatMap((schema) => textsIn(schema, path)), ...inner];
}

/** The body with another value at a path. */
export function withText(body: object, path: string, value: string): object {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...body, [name]: value };
  const inner: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return {
    ...body,
    [name]: withText(typeof inner === 'object' && inner !== null ? inner : {}, rest.join('.'), value),
  };
}
