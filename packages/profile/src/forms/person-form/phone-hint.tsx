import { InlineAlert } from '@huella/ui';
import { phoneCorrection, type PersonalDataForm } from '@huella/validation/person';
import { useFormContext, useWatch } from 'react-hook-form';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { takeCorrection } from '../take-correction.ts';
import { useUnknownAreaCode } from './use-unknown-area-code.ts';

/** Says how a phone is written; offers a correction of 0, 15 or +54 9 (D55). */
export function PhoneHint() {
  const form = useFormContext<PersonalDataForm>();
  const typed = useWatch({ control: form.control, name: 'datos_persona.tel_celular' });
  const corrected = phoneCorrection(typed);
  const isUnknown = useUnknownAreaCode(typed);
  if (isUnknown) return copy.person.areaCodeUnknown;
  if (corrected === null) return copy.person.phoneHint;
  return (
    <InlineAlert
      tone="hint"
      action={{
        label: shared.use(corrected),
        onClick: () => takeCorrection(form, 'datos_persona.tel_celular', corrected),
      }}
    >
      {copy.person.phoneCorrection}
    </InlineAlert>
  );
}
