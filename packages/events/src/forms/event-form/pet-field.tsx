import type { Pet } from '@huella/contract';
import { PetThumbnail } from '@huella/pets/api';
import { ChoiceField, SelectField } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { copy } from '../../copy.ts';
import type { EventControl } from './event-flow.ts';

const CARDS_MAXIMUM = 4;

export function PetField({ control, pets }: { control: EventControl; pets: readonly Pet[] }) {
  const field = { control, name: 'mascotaId', label: copy.form.pet } as const;
  const options = pets.map((pet) => ({
    value: pet.id,
    label: petName(pet.nombre),
    illustration: <PetThumbnail pet={pet} size={40} />,
  }));
  if (pets.length > CARDS_MAXIMUM) return <SelectField {...field} options={options} />;
  return <ChoiceField {...field} options={options} columns={3} />;
}
