import { SelectField } from '@huella/ui';
import { copy } from '../../copy.ts';
import type { EventControl } from './event-flow.ts';

const counts = Array.from({ length: 31 }, (_, count) => ({ value: count, label: String(count) }));

export function LitterFields({ control }: { control: EventControl }) {
  return (['machos', 'hembras', 'fallecidos'] as const).map((name) => (
    <SelectField key={name} control={control} name={name} label={copy.form.litter[name]} options={counts} />
  ));
}
