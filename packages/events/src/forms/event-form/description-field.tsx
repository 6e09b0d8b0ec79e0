import { TextField } from '@huella/ui';
import { EVENT_DESCRIPTION_MAXIMUM } from '@huella/validation/event';
import { countCharacters } from '@huella/validation/text';
import { useWatch } from 'react-hook-form';
import { copy } from '../../copy.ts';
import type { EventControl } from './event-flow.ts';

/** Shows a character count (D56). */
export function DescriptionField({ control }: { control: EventControl }) {
  const count = countCharacters(useWatch({ control, name: 'description' }));
  return (
    <TextField
      control={control}
      name="description"
      label={copy.form.description}
      hint={`${copy.form.descriptionHint} ${copy.form.count(count, EVENT_DESCRIPTION_MAXIMUM)}`}
      optional
      multiline
      minRows={3}
    />
  );
}
