import { calls, type Call } from '@huella/contract';
import { cancellationReason } from '@huella/contract/policies';
import * as z from 'zod/mini';
import type { PersonaName } from '@huella/personas';
import type { Answer } from './read-all.ts';

/** A value of one of the contract's enumerations, as sent to an owner. */
export interface WireValue {
  /** The first call and field with the enumeration: `listClaims resultado.estado`. */
  readonly path: string;
  readonly value: string;
}

type Visit = (schema: z.ZodMiniEnum, path: string, values: readonly unknown[]) => void;

function visitEnums(schema: z.core.$ZodType, path: string, values: readonly unknown[], visit: Visit): void {
  const there = values.filter((value) => value !== null && value !== undefined);
  if (schema instanceof z.ZodMiniEnum) visit(schema, path, there);
  else if (schema instanceof z.ZodMiniArray) visitEnums(schema.def.element, path, there.flat(), visit);
  else if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    visitEnums(schema.def.innerType, path, there, visit);
  else if (schema instanceof z.ZodMiniObject)
    for (const [name, field] of Object.entries(schema.shape))
      visitEnums(
        field,
        `${path} ${name}`,
        there.map((value) => Object(value)[name]),
        visit,
      );
}

/** Values that are the same for everybody, or chosen by an owner from a list. */
const noStates = new Set<unknown>([calls.listVaccines, calls.listProducts, cancellationReason]);

/** Stages in which no claim waits (D91): a claim exists only once it is reported, and a rejected one waits for nothing. */
const neverThere = new Set(['listWaitingClaims etapa denuncia', 'listWaitingClaims etapa resolucion']);

/** Every enumeration value in the responses of an owner's calls, each enumeration at its first path. */
export function listWireValues(): (WireValue & { readonly schema: z.ZodMiniEnum })[] {
  const paths = new Map<z.ZodMiniEnum, string>();
  for (const call of Object.values<Call>(calls))
    if (call.method === 'GET' && call.access === 'owner' && !noStates.has(call))
      visitEnums(call.response, call.id, [], (schema, path) => {
        if (!paths.has(schema) && !noStates.has(schema)) paths.set(schema, path);
      });
  return [...paths].flatMap(([schema, path]) =>
    Object.values(schema.def.entries)
      .map((value) => ({ schema, path, value: String(value) }))
      .filter(({ value }) => !neverThere.has(`${path} ${value}`)),
  );
}

export class SeenValues {
  readonly #people = new Map<z.ZodMiniEnum, Map<unknown, Set<PersonaName>>>();

  add(person: PersonaName, answers: readonly Answer[]): void {
    for (const { call, body } of answers)
      visitEnums(call.response, call.id, [body], (schema, _, values) => {
        for (const value of values) this.#peopleOf(schema, value).add(person);
      });
  }

  who(schema: z.ZodMiniEnum, value: string): PersonaName[] {
    return [...this.#peopleOf(schema, value)];
  }

  #peopleOf(schema: z.ZodMiniEnum, value: unknown): Set<PersonaName> {
    const byValue = this.#people.get(schema) ?? new Map<unknown, Set<PersonaName>>();
    const people = byValue.get(value) ?? new Set<PersonaName>();
    this.#people.set(schema, byValue.set(value, people));
    return people;
  }
}
