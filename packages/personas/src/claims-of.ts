import type { Ports } from '@huella/server';
import { listAllClaims } from '@huella/server/operator';
import { emailOf, type PersonaName } from './personas.ts';

export async function claimsOf({ db }: Pick<Ports, 'db'>, person: PersonaName): Promise<number[]> {
  const all = await listAllClaims(db);
  return all.flatMap(({ id, email }) => (email === emailOf(person) ? [id] : [])).toReversed();
}
