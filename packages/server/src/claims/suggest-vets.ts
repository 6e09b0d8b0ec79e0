import type { IndicationKind, SuggestedVet } from '@huella/contract';
import { indicationKind } from '@huella/contract/claims';
import * as z from 'zod/mini';
import type { Executor } from '../db/transaction.ts';
import { findHome, listContactsOf, listNetworkVets, type VetContact } from './repositories/vets.ts';

type NetworkVet = Awaited<ReturnType<typeof listNetworkVets>>[number];
type Home = Awaited<ReturnType<typeof findHome>>;

/** Who may be written to about a kind of indication: whom the owner wrote to before, then the network, nearest first (D86). */
export async function suggestVets(
  db: Executor,
  accountId: number,
  kind: IndicationKind,
): Promise<SuggestedVet[]> {
  const contacts = await listContactsOf(db, accountId);
  const home = await findHome(db, accountId);
  const known = new Set(contacts.map(({ mailKey }) => mailKey));
  const network = (await listNetworkVets(db)).filter(
    (vet) => !known.has(vet.mail_key) && kindsOf(vet).includes(kind),
  );
  const nearest = network.toSorted((left, right) => distance(left, home) - distance(right, home));
  return [...contacts.map(contactToWire), ...nearest.map(networkVetToWire)];
}

function kindsOf({ kinds }: NetworkVet): IndicationKind[] {
  return z.parse(z.array(indicationKind), JSON.parse(kinds));
}

/** The same locality, the same province, elsewhere. */
function distance({ locality_id, province_id }: NetworkVet, home: Home): number {
  if (!home || locality_id === null) return 2;
  if (locality_id === home.localityId) return 0;
  return province_id === home.provinceId ? 1 : 2;
}

/**
 * An owner types one name (D87): the last word of it counts as the surname. Also one who came from the network is the owner's own by now:
 * its id is a contact's, and might be another vet's in the network.
 */
function contactToWire({ id, nombre, mail, telefono }: VetContact): SuggestedVet {
  const words = nombre.split(' ');
  const apellido = words.pop() ?? '';
  return { id, nombre: words.join(' '), apellido, mail, telefono, tipo: 'VetContact' };
}

function networkVetToWire({ id, nombre, apellido, mail, telefono }: NetworkVet): SuggestedVet {
  return { id, nombre, apellido, mail, telefono, tipo: 'VetNetwork' };
}
