import type { EventCatalogues } from '@huella/calendar';
import { calls } from '@huella/contract';
import { addPet, signUpWithPerson } from '../fixtures.ts';
import type { SuiteContext } from '../suite-context.ts';
import type { YearPet } from './year-state.ts';

/** The pets of each of four people. */
const PETS = [4, 3, 2, 1] as const;

export interface YearPeople {
  readonly pets: readonly YearPet[];
  readonly catalogues: EventCatalogues;
  /** By email. */
  readonly accountOf: (email: string) => number | undefined;
}

/** Four people with ten pets of different names. */
export async function addYearPeople(ctx: SuiteContext): Promise<YearPeople> {
  const pets: YearPet[] = [];
  const accounts = new Map<string, number>();
  let catalogues: EventCatalogues = { vaccines: [], products: [] };
  for (const count of PETS) {
    const client = await signUpWithPerson(ctx);
    const account = await ctx.ports.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', client.email)
      .executeTakeFirstOrThrow();
    accounts.set(client.email, account.id);
    for (let index = 0; index < count; index += 1) {
      const nombre = `Luna ${pets.length + 1}`;
      pets.push({ id: await addPet(client, { nombre }), accountId: account.id, nombre });
    }
    const vaccines = (await client.call(calls.listVaccines)).body;
    catalogues = { vaccines, products: (await client.call(calls.listProducts)).body };
  }
  return { pets, catalogues, accountOf: (email) => accounts.get(email) };
}
