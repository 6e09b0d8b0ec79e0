import type { IndicationKind, SuggestedVet } from '@huella/contract';
import { indicationKind } from '@huella/contract/claims';
import * as z from 'zod/mini';
import type { Executor } from '../db/transaction.ts';
import { findHome, listContactsOf, listNetworkVets, type VetContact } from './repositories/vets.ts';

type NetworkVet = Awaited<ReturnType<typeof listNetworkVets>>[number];
type Home = Awaited<ReturnType<typeof findHome>>;

/** Vets for a kind of indication: the owner's contacts, then the network, nearest first (D86). */
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

function distance({ locality_id, province_id }: NetworkVet, home: Home): number {
  if (!home || locality_id === null) return 2;
  if (locality_id === home.localityId) return 0;
  return province_id === home.provinceId ? 1 : 2;
}

/** The last word of a name counts as the surname (D87). A network vet once written to is a contact, with a contact's id. */
function contactToWire({ id, nombre, mail, telefono }: VetContact): SuggestedVet {
  const words = nombre.split(' ');
  const apellido = words.pop() ?? '';
  return { id, nombre: words.join(' '), apellido, mail, telefono, tipo: 'VetContact' };
}

function networkVetToWire({ id, nombre, apellido, mail, telefono }: NetworkVet): SuggestedVet {
  return { id, nombre, apellido, mail, telefono, tipo: 'VetNetwork' };
}
