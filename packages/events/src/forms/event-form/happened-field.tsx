import { ChoiceGroup } from '@huella/ui';
import { useController } from 'react-hook-form';
import { copy } from '../../copy.ts';
import type { EventControl } from './event-flow.ts';

const options = [
  { value: 'yes', label: copy.form.yes },
  { value: 'no', label: copy.form.no },
];

export function HappenedField({ control }: { control: EventControl }) {
  const { field, fieldState } = useController({ control, name: 'done' });
  const answer = field.value ? 'yes' : 'no';
  return (
    <ChoiceGroup
      label={copy.form.happened}
      options={options}
      columns={2}
      value={field.value === null ? null : answer}
      onChange={(value) => field.onChange(value === 'yes')}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
