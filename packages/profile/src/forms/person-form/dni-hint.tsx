import { InlineAlert } from '@huella/ui';
import { dniHint, type PersonalDataForm } from '@huella/validation/person';
import { useFormContext, useWatch } from 'react-hook-form';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { takeCorrection } from '../take-correction.ts';

/** Says how a DNI is written; offers a 0 before seven digits (D52). */
export function DniHint() {
  const form = useFormContext<PersonalDataForm>();
  const corrected = dniHint(useWatch({ control: form.control, name: 'datos_persona.dni' }));
  if (corrected === null) return copy.person.dniHint;
  return (
    <InlineAlert
      tone="hint"
      action={{
        label: shared.use(corrected),
        onClick: () => takeCorrection(form, 'datos_persona.dni', corrected),
      }}
    >
      {copy.person.dniShort}
    </InlineAlert>
  );
}
