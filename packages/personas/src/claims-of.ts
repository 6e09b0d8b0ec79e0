import type { Ports } from '@huella/server';
import { listAllClaims } from '@huella/server/operator';
import { emailOf, type PersonaName } from './personas.ts';

/** The claims of a person, oldest first. */
export async function claimsOf({ db }: Pick<Ports, 'db'>, person: PersonaName): Promise<number[]> {
  const all = await listAllClaims(db);
  return all.flatMap(({ id, email }) => (email === emailOf(person) ? [id] : [])).toReversed();
}
