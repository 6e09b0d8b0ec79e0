import type { Call } from '@huella/contract';
import { z } from 'zod/mini';

export function pathParameters(call: Call): object[] {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

export function queryParameters(call: Call): object[] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(call.query, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
