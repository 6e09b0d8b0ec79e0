import { calls, type Call } from '@huella/contract';
import { cancellationReason } from '@huella/contract/policies';
import * as z from 'zod/mini';
import type { PersonaName } from '@huella/personas';
import type { Answer } from './read-all.ts';

/** One value of an enumeration of the contract, as an owner's screens get it. */
export interface WireValue {
  /** The call and the field that have the enumeration first: `listClaims resultado.estado`. */
  readonly place: string;
  readonly value: string;
}

type Visit = (schema: z.ZodMiniEnum, place: string, values: readonly unknown[]) => void;

/** Tells every enumeration inside a schema, with those of its values that are in `values`. */
function visitEnums(schema: z.core.$ZodType, place: string, values: readonly unknown[], visit: Visit): void {
  const there = values.filter((value) => value !== null && value !== undefined);
  if (schema instanceof z.ZodMiniEnum) visit(schema, place, there);
  else if (schema instanceof z.ZodMiniArray) visitEnums(schema.def.element, place, there.flat(), visit);
  else if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    visitEnums(schema.def.innerType, place, there, visit);
  else if (schema instanceof z.ZodMiniObject)
    for (const [name, field] of Object.entries(schema.shape))
      visitEnums(
        field,
        `${place} ${name}`,
        there.map((value) => Object(value)[name]),
        visit,
      );
}

/** The same for everybody, or what an owner chose from a list. */
const noStates = new Set<unknown>([calls.listVaccines, calls.listProducts, cancellationReason]);

/** Stages that no claim waits in (D91): it is reported once it exists, and the outcome of a rejected one is no wait. */
const neverThere = new Set(['listWaitingClaims etapa denuncia', 'listWaitingClaims etapa resolucion']);

/** Every value of every enumeration that an owner's calls answer, each enumeration at its first place. */
export function listWireValues(): (WireValue & { readonly schema: z.ZodMiniEnum })[] {
  const places = new Map<z.ZodMiniEnum, string>();
  for (const call of Object.values<Call>(calls))
    if (call.method === 'GET' && call.access === 'owner' && !noStates.has(call))
      visitEnums(call.response, call.id, [], (schema, place) => {
        if (!places.has(schema) && !noStates.has(schema)) places.set(schema, place);
      });
  return [...places].flatMap(([schema, place]) =>
    Object.values(schema.def.entries)
      .map((value) => ({ schema, place, value: String(value) }))
      .filter(({ value }) => !neverThere.has(`${place} ${value}`)),
  );
}

/** Who got which value of which enumeration. */
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
