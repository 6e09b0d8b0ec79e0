import type { Ports } from '@huella/server';
import { importExternalPolicies, type ExternalPolicyLine } from '@huella/server/operator';
import { firstOfMonthAfter, firstOfMonthBefore } from './calendar.ts';
import { emailOf, type PersonaName } from './personas.ts';

interface ExternalPet {
  /** Negative when the policy began already. */
  readonly startsInMonths: number;
  readonly values: Partial<ExternalPolicyLine['values']>;
}

export const CURRENT_DOG: ExternalPet = { startsInMonths: -2, values: {} };
export const FUTURE_CAT: ExternalPet = {
  startsInMonths: 1,
  values: { mascota: 'Milonga', especie: 'Gato', sexo: 'H' },
};

export async function importPolicies(
  ports: Ports,
  person: PersonaName,
  pets: readonly ExternalPet[],
): Promise<void> {
  const now = ports.clock.now();
  const toLine = ({ startsInMonths, values }: ExternalPet, index: number): ExternalPolicyLine => ({
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
      // Policy numbers are unique, so each person has different ones.
      poliza: `PORTAL-${person.toUpperCase()}-${index + 1}`,
      desde: firstOfMonthAfter(now, startsInMonths),
      ...values,
    },
  });
  const { problems } = await importExternalPolicies(ports, pets.map(toLine), { checkOnly: false });
  if (problems.length > 0) throw new Error('The policies of another channel do not fit the catalogue');
}
