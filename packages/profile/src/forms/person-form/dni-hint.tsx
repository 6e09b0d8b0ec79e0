import { InlineAlert } from '@huella/ui';
import { dniHint } from '@huella/validation/person';
import { useWatch } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { takeCorrection } from '../take-correction.ts';
import type { PersonFormApi } from './use-person-form.ts';

/** Says how a DNI is written; of seven digits it offers the same with a 0 in front (D52). */
export function DniHint({ form }: { form: PersonFormApi }) {
  const corrected = dniHint(useWatch({ control: form.control, name: 'dni' }));
  if (corrected === null) return copy.person.dniHint;
  return (
    <InlineAlert
      tone="hint"
      action={{
        label: copy.use(corrected),
        onClick: () => takeCorrection(form, 'dni', corrected),
      }}
    >
      {copy.person.dniShort}
    </InlineAlert>
  );
}
