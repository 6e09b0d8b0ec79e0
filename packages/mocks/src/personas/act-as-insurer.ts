import type { Ports } from '@huella/server';
import {
  addMovement,
  cancelPolicy,
  completeDemoForm,
  importExternalPolicies,
  listAllClaims,
  listPolicies,
  showClaim,
  type ExternalPolicyLine,
} from '@huella/server/operator';
import { firstOfMonthBefore } from './calendar.ts';
import { emailOf, type PersonaName } from './personas.ts';

/** What the insurer does for a person outside the app (D81), once they are seeded. */
export async function actAsInsurer(ports: Ports, person: PersonaName): Promise<void> {
  if (person === 'poliza-anulada') await cancelFirstPolicy(ports, person);
  if (person === 'con-siniestros') await answerFirstClaim(ports, person);
  if (person === 'por-asociar') await leavePolicies(ports, person);
}

async function cancelFirstPolicy(ports: Ports, person: PersonaName): Promise<void> {
  const [first] = await listPolicies(ports, emailOf(person));
  if (first) await cancelPolicy(ports, first.number);
}

/** A dog that is covered already, and a cat that will be from next month. */
async function leavePolicies(ports: Ports, person: PersonaName): Promise<void> {
  const now = ports.clock.now();
  const line = (number: number, values: Partial<ExternalPolicyLine['values']>): ExternalPolicyLine => ({
    line: number,
    values: {
      email: emailOf(person),
      mascota: 'Tango',
      especie: 'Perro',
      raza: 'Mestizo',
      sexo: 'M',
      color: 'Marrón',
      nacimiento: firstOfMonthBefore(now, 40),
      plan: 'Plan 2 Compañero',
      poliza: `PORTAL-${number}`,
      desde: firstOfMonthBefore(now, 2),
      ...values,
    },
  });
  const cat = { mascota: 'Milonga', especie: 'Gato', sexo: 'H', desde: firstOfMonthBefore(now, -1) };
  const { problems } = await importExternalPolicies(ports, [line(1, {}), line(2, cat)], { checkOnly: false });
  if (problems.length > 0) throw new Error('The policies of another channel do not fit the catalogue');
}

/** The vet of the oldest claim has answered, and the insurer said so. */
async function answerFirstClaim(ports: Ports, person: PersonaName): Promise<void> {
  const own = (await listAllClaims(ports.db)).filter(({ email }) => email === emailOf(person));
  const first = own.at(-1);
  if (!first) throw new Error('There is no claim to answer');
  await addMovement(ports, first.id, { kind: 'AVISO', text: 'Recibimos su denuncia.' });
  const file = await showClaim(ports, first.id);
  for (const { vetFormId } of file?.indications ?? [])
    if (vetFormId !== null) await completeDemoForm(ports, vetFormId);
  await addMovement(ports, first.id, { kind: 'COMPLETADO', text: 'Su veterinaria completó el formulario.' });
  await addMovement(ports, first.id, { kind: 'PENDIENTE', text: 'Falta la documentación.' });
}
