import { calls, errorBody, type Call } from '@huella/contract';
import * as z from 'zod/mini';
import { pathParameters, queryParameters } from './parameters.ts';

const errorStatus = {
  400: 'The request could not be read',
  401: 'No valid token',
  404: 'Not there, or not the caller’s',
  409: 'Contradicts what is there',
  422: 'Fields that do not fit, by path',
  429: 'Too many attempts; see Retry-After',
} as const;

/** Builds OpenAPI 3.1 from the contract alone. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of Object.values<Call>(calls))
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  return {
    openapi: '3.1.0',
    info: { title: 'Huella', version: '1.0.0', description: 'Pet insurance for owners in Argentina.' },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(call: Call): object {
  const parameters = [...pathParameters(call), ...queryParameters(call), ...idempotency(call)];
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.access === 'owner' && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: bodyOf(call, call.body) } }),
    responses: responsesOf(call),
  };
}

function responsesOf(call: Call): Record<string, object> {
  const content = call.produces ? binary(call.produces) : json(schemaOf(call.response, 'input'));
  const rejections: Record<string, object> = {};
  for (const [status, description] of Object.entries(errorStatus))
    rejections[status] = { description, content: json({ $ref: '#/components/schemas/Error' }) };
  return {
    [call.status]: { description: 'Done', content },
    ...(call.alsoSucceeds && { [call.alsoSucceeds]: { description: 'It was there already', content } }),
    ...rejections,
  };
}

function idempotency({ method, access }: Call): object[] {
  if (method !== 'POST' || access === 'refresh-token') return [];
  const schema = { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, schema }];
}

function bodyOf({ consumes }: Call, body: z.ZodMiniType): object {
  const schema = schemaOf(body, 'input');
  return consumes ? { [consumes]: { schema } } : json(schema);
}

/** OpenAPI 3.1 omits the schema of bytes. */
function binary(type: string): object {
  return { [type]: {} };
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

/** For a transforming schema, `input` is what the wire has. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
