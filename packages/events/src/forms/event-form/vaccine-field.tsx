import type { Animal, Vaccine } from '@huella/contract';
import { AutocompleteField } from '@huella/ui';
import { copy } from '../../copy.ts';
import type { EventControl } from './event-flow.ts';

export interface VaccineFieldProps {
  control: EventControl;
  vaccines: readonly Vaccine[];
  animal: Animal;
}

export function VaccineField({ control, vaccines, animal }: VaccineFieldProps) {
  const options = vaccines
    .filter((vaccine) => vaccine.animal === animal)
    .map(({ id, nombre }) => ({ value: id, label: nombre }));
  return (
    <AutocompleteField
      control={control}
      name="vacunaId"
      label={copy.form.vaccine}
      options={options}
      emptyValue={null}
    />
  );
}
