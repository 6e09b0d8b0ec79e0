import type { Pet } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import { copy } from './copy.ts';

export function PetDetailRows({ pet }: { pet: Pet }) {
  const rows = [
    [copy.details.species, pet.animal],
    [copy.details.breed, pet.raza],
    [copy.details.sex, pet.sexo === 'M' ? copy.male : copy.female],
    [copy.details.color, pet.color],
    [copy.details.birth, formatDay(pet.fecha_nacimiento)],
  ] as const;
  return (
    <dl aria-label={copy.details.title}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
