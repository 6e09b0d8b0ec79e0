import { TextField } from '@huella/ui';
import { CLAIM_DESCRIPTION_MAXIMUM, type ClaimForm } from '@huella/validation/claim';
import { collapseBlanks, countCharacters } from '@huella/validation/text';
import { useWatch, type Control } from 'react-hook-form';
import { copy } from './copy.ts';

/** Counts the characters that are sent: whitespace collapsed, in code points (D56). */
export function DescriptionField({ control }: { control: Control<ClaimForm, unknown, ClaimForm> }) {
  const name = 'denuncia_administrativa';
  const count = countCharacters(collapseBlanks(useWatch({ control, name })));
  return (
    <TextField
      control={control}
      name={name}
      label={copy.description}
      hint={`${copy.descriptionHint} ${copy.count(count, CLAIM_DESCRIPTION_MAXIMUM)}`}
      multiline
      minRows={4}
    />
  );
}
