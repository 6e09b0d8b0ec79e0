import * as z from 'zod/mini';
import { newClient } from './client.ts';
import type { SuiteContext } from './suite-context.ts';

/** The parts of JSON Schema that the published document uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly pattern?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly propertyNames?: JsonSchema | undefined;
  readonly additionalProperties?: boolean | JsonSchema | undefined;
}

const jsonSchema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    properties: z.optional(z.record(z.string(), jsonSchema)),
    required: z.optional(z.array(z.string())),
    items: z.optional(jsonSchema),
    anyOf: z.optional(z.array(jsonSchema)),
    enum: z.optional(z.array(z.unknown())),
    pattern: z.optional(z.string()),
    maxLength: z.optional(z.number()),
    exclusiveMinimum: z.optional(z.number()),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
    minItems: z.optional(z.number()),
    maxItems: z.optional(z.number()),
    propertyNames: z.optional(jsonSchema),
    additionalProperties: z.optional(z.union([z.boolean(), jsonSchema])),
  }),
);

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: jsonSchema,
});

const call = z.object({
  operationId: z.string(),
  security: z.optional(z.array(z.unknown())),
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) })),
});

const publishedDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), call)) });

type Parameter = z.output<typeof parameter>;

/** A call as described by the published document alone. */
export interface PublishedCall {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  /** Whether a token is required. */
  readonly isOwned: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: JsonSchema } | undefined;
}

export async function publishedCalls(ctx: SuiteContext): Promise<PublishedCall[]> {
  const response = await newClient(ctx).send('/openapi.json');
  const { paths } = z.parse(publishedDocument, await response.json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, parameters = [], requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        isOwned: security !== undefined,
        parameters,
        body: content && { type: content[0], schema: content[1].schema },
      };
    }),
  );
}
