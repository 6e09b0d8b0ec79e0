import type { Ports } from '@huella/server';
import {
  cancelPolicy,
  importExternalPolicies,
  listPolicies,
  type ExternalPolicyLine,
} from '@huella/server/operator';
import { firstOfMonthBefore } from './calendar.ts';
import { emailOf, type PersonaName } from './personas.ts';

/** What the insurer does for a person outside the app (D81), once they are seeded. */
export async function actAsInsurer(ports: Ports, person: PersonaName): Promise<void> {
  if (person === 'poliza-anulada') await cancelFirstPolicy(ports, person);
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
