import type { Ports } from '@huella/server';
import { importExternalPolicies, type ExternalPolicyLine } from '@huella/server/operator';
import { firstOfMonthBefore } from './calendar.ts';
import { emailOf, type PersonaName } from './personas.ts';

interface ExternalPet {
  /** Months until the policy begins. */
  readonly begins: number;
  readonly values: Partial<ExternalPolicyLine['values']>;
}

export const CURRENT_DOG: ExternalPet = { begins: -2, values: {} };
export const FUTURE_CAT: ExternalPet = {
  begins: 1,
  values: { mascota: 'Milonga', especie: 'Gato', sexo: 'H' },
};

export async function importPolicies(
  ports: Ports,
  person: PersonaName,
  pets: readonly ExternalPet[],
): Promise<void> {
  const now = ports.clock.now();
  const line = ({ begins, values }: ExternalPet, index: number): ExternalPolicyLine => ({
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
      desde: firstOfMonthBefore(now, -begins),
      ...values,
    },
  });
  const { problems } = await importExternalPolicies(ports, pets.map(line), { checkOnly: false });
  if (problems.length > 0) throw new Error('The policies of another channel do not fit the catalogue');
}
