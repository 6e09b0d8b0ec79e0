import type { Ports } from '@huella/server';
import {
  addMovement,
  cancelPolicy,
  completeDemoForm,
  importExternalPolicies,
  listPolicies,
  showClaim,
  type ExternalPolicyLine,
} from '@huella/server/operator';
import { firstOfMonthBefore } from './calendar.ts';
import { resolveCancellations } from './cancellations.ts';
import { resolveChanges } from './changes.ts';
import { claimsOf } from './claims-of.ts';
import { deliverAll } from './deliver-all.ts';
import { addVideoCalls, leavePermethrinRecord } from './insurer-events.ts';
import { actOnStages } from './insurer-stages.ts';
import { answerWithRequests } from './many-indications.ts';
import { tellEverything } from './notifications.ts';
import { emailOf, type PersonaName } from './personas.ts';
import { actOnLinks } from './vet-links.ts';

/** What the insurer does for a person outside the app (D81), once they are seeded, and the mails of all that. */
export async function actAsInsurer(ports: Ports, person: PersonaName): Promise<void> {
  if (person === 'poliza-anulada') await cancelFirstPolicy(ports, person);
  if (person === 'con-bajas') await resolveCancellations(ports, person);
  if (person === 'con-siniestros') await answerFirstClaim(ports, person);
  if (person === 'en-cada-etapa') await actOnStages(ports, await claimsOf(ports, person));
  if (person === 'muchas-indicaciones')
    for (const claim of await claimsOf(ports, person)) await answerWithRequests(ports, claim);
  if (person === 'enlaces-caidos') await actOnLinks(ports, person);
  if (person === 'con-cambios') await resolveChanges(ports, person);
  if (person === 'con-calendario') await addVideoCalls(ports, person);
  if (person === 'con-permetrina') await leavePermethrinRecord(ports, person);
  if (person === 'con-avisos') await tellEverything(ports, person);
  if (person === 'por-asociar') await leavePolicies(ports, person, [DOG, CAT]);
  if (person === 'denuncia-rechazada') await leavePolicies(ports, person, [CAT]);
  await deliverAll(ports);
}

async function cancelFirstPolicy(ports: Ports, person: PersonaName): Promise<void> {
  const [first] = await listPolicies(ports, emailOf(person));
  if (first) await cancelPolicy(ports, first.number);
}

interface OtherPet {
  /** Months until the policy begins. */
  readonly begins: number;
  readonly values: Partial<ExternalPolicyLine['values']>;
}

/** A dog that is covered already, and a cat that will be from next month. */
const DOG: OtherPet = { begins: -2, values: {} };
const CAT: OtherPet = {
  begins: 1,
  values: { mascota: 'Milonga', especie: 'Gato', sexo: 'H' },
};

/** Policies of another channel that wait under a person's address. */
async function leavePolicies(ports: Ports, person: PersonaName, pets: readonly OtherPet[]): Promise<void> {
  const now = ports.clock.now();
  const line = ({ begins, values }: OtherPet, index: number): ExternalPolicyLine => ({
    line: index + 1,
    values: {
      email: emailOf(person),
      mascota: 'Tango',
      especie: 'Perro',
      raza: 'Mestizo',
      sexo: 'M',
      color: 'Marrón',
      nacimiento: firstOfMonthBefore(now, 40),
      plan: 'Plan 2 Compañero',
      poliza: numberOf(person, index),
      desde: firstOfMonthBefore(now, -begins),
      ...values,
    },
  });
  const { problems } = await importExternalPolicies(ports, pets.map(line), { checkOnly: false });
  if (problems.length > 0) throw new Error('The policies of another channel do not fit the catalogue');
}

/** A policy's number is taken once: each person has others. */
function numberOf(person: PersonaName, index: number): string {
  return person === 'por-asociar' ? `PORTAL-${index + 1}` : `PORTAL-${person.toUpperCase()}`;
}

/** The vet of the oldest claim has answered, and the insurer said so. */
async function answerFirstClaim(ports: Ports, person: PersonaName): Promise<void> {
  const [first] = await claimsOf(ports, person);
  if (first === undefined) throw new Error('There is no claim to answer');
  await addMovement(ports, first, { kind: 'AVISO', text: 'Recibimos su denuncia.' });
  const file = await showClaim(ports, first);
  for (const { vetFormId } of file?.indications ?? [])
    if (vetFormId !== null) await completeDemoForm(ports, vetFormId);
  await addMovement(ports, first, { kind: 'COMPLETADO', text: 'Su veterinaria completó el formulario.' });
  await addMovement(ports, first, { kind: 'PENDIENTE', text: 'Falta la documentación.' });
}
