import type { Pet } from '@huella/contract';
import { formatDay, todayInArgentina } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { DetailRow } from '../../components/detail-row/detail-row.tsx';
import { copy as texts } from '../../copy.ts';
import { ageLabel } from '../../lib/age-label.ts';
import { copy } from './copy.ts';
import { DetailList } from './detail-list-style.ts';

/** The data of a pet (specification §2 *Pet details page*); `H` on the wire is female (D01). */
export function PetDetailRows({ pet }: { pet: Pet }) {
  const { details } = copy;
  return (
    <DetailList aria-label={details.title}>
      <DetailRow label={details.age}>{ageLabel(pet.fecha_nacimiento, todayInArgentina())}</DetailRow>
      <DetailRow label={details.sex}>
        {pet.sexo === 'M' ? texts.petForm.male : texts.petForm.female}
      </DetailRow>
      <DetailRow label={details.breed}>{pet.raza}</DetailRow>
      <DetailRow label={details.color}>{pet.color}</DetailRow>
      <DetailRow label={details.weight}>
        {pet.peso === null ? details.noWeight : formatKilograms(pet.peso)}
        {pet.fecha_pesaje !== null && <small>{details.weighedOn(formatDay(pet.fecha_pesaje))}</small>}
      </DetailRow>
      <DetailRow label={details.plan}>
        {pet.plan}
        {pet.anulada && <small>{texts.carousel.cancelled(formatDay(pet.anulada))}</small>}
      </DetailRow>
    </DetailList>
  );
}
