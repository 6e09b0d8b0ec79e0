import type { Pet } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import { copy } from './copy.ts';

export function PetFacts({ pet }: { pet: Pet }) {
  const facts = [
    [copy.facts.species, pet.animal],
    [copy.facts.breed, pet.raza],
    [copy.facts.sex, pet.sexo === 'M' ? copy.male : copy.female],
    [copy.facts.color, pet.color],
    [copy.facts.birth, formatDay(pet.fecha_nacimiento)],
  ] as const;
  return (
    <dl aria-label={copy.facts.title}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
