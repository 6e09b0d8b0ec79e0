import type { Pet } from '@huella/contract';
import { formatDay, todayInArgentina } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { Fact } from '../../components/fact/fact.tsx';
import { copy as texts } from '../../copy.ts';
import { ageLabel } from '../../lib/age-label.ts';
import { copy } from './copy.ts';
import { Facts } from './facts-style.ts';

/** The data of a pet (specification §2 *Pet details page*); `H` on the wire is female (D01). */
export function PetFacts({ pet }: { pet: Pet }) {
  const { facts } = copy;
  return (
    <Facts aria-label={facts.title}>
      <Fact label={facts.age}>{ageLabel(pet.fecha_nacimiento, todayInArgentina())}</Fact>
      <Fact label={facts.sex}>{pet.sexo === 'M' ? texts.petForm.male : texts.petForm.female}</Fact>
      <Fact label={facts.breed}>{pet.raza}</Fact>
      <Fact label={facts.color}>{pet.color}</Fact>
      <Fact label={facts.weight}>
        {pet.peso === null ? facts.noWeight : formatKilograms(pet.peso)}
        {pet.fecha_pesaje !== null && <small>{facts.weighedOn(formatDay(pet.fecha_pesaje))}</small>}
      </Fact>
      <Fact label={facts.plan}>
        {pet.plan}
        {pet.anulada && <small>{texts.carousel.cancelled(formatDay(pet.anulada))}</small>}
      </Fact>
    </Facts>
  );
}
